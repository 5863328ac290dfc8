import { plainProfile } from './color-profile.ts'
import { type Bytes, bytesOf, joined, viewOf } from './picture-bytes.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Markers without a segment. */
const ALONE = [0x01, START, END]
const FRAMES = [0xc0, 0xc1, 0xc2]

/** The segments that decoders need, each with a check that a segment contains nothing else. */
const DECODED: Readonly<Record<number, (content: Bytes) => boolean>> = {
  [0xc0]: isFrame,
  [0xc1]: isFrame,
  [0xc2]: isFrame,
  [0xc4]: (content) => consists(content, (at) => 17 + sum(content.subarray(at + 1, at + 17))),
  [0xdb]: (content) => consists(content, (at) => ((content[at] ?? 0) >> 4 ? 129 : 65)),
  [0xdc]: ({ length }) => length === 2,
  [0xdd]: ({ length }) => length === 2,
  [SCAN]: (content) => content.length === 4 + 2 * (content[0] ?? 0),
}

function isFrame(content: Bytes) {
  return content.length === 6 + 3 * (content[5] ?? 0)
}

const sum = (bytes: Bytes) => bytes.reduce((total, byte) => total + byte, 0)

/** Whether a segment consists of tables only. */
function consists(content: Bytes, lengthAt: (at: number) => number) {
  let at = 0
  while (at < content.length) at += lengthAt(at)
  return at === content.length && at > 0
}

interface Segment {
  marker: number
  content: Bytes
  /** The segment with its marker. */
  whole: Bytes
  /** The pixels of a scan, up to the next marker. */
  after: Bytes
}

/**
 * The parts of a JPEG file that decoders need. The orientation and the color profile are written anew. Null if the file is
 * damaged or cut off.
 */
export function jpegParts(bytes: Bytes): Bytes[] | null {
  const segments = readSegments(bytes)
  if (!segments?.every(({ marker, content }) => DECODED[marker]?.(content) ?? true)) return null
  const firstScan = segments.findIndex(({ marker }) => marker === SCAN)
  if (!segments.some(({ marker }, at) => FRAMES.includes(marker) && at < firstScan)) return null
  const kept = segments.flatMap((segment, at) => {
    if (!DECODED[segment.marker]) return at < firstScan ? shownAs(segment) : []
    return segment.marker === SCAN ? [segment.whole, segment.after] : [segment.whole]
  })
  return [Uint8Array.of(0xff, START), ...kept, Uint8Array.of(0xff, END)]
}

/** The segments up to the end-of-image marker. Null if the marker is missing or a segment is cut off. */
function readSegments(bytes: Bytes): Segment[] | null {
  const view = viewOf(bytes)
  const segments: Segment[] = []
  let at = markerFrom(bytes, 2)
  while (at >= 0) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return segments
    const end = at + 2 + readLength(view, at)
    if (end > bytes.length) return null
    const next = markerFrom(bytes, end)
    segments.push({
      marker,
      content: bytes.subarray(at + 4, end),
      whole: bytes.subarray(at, end),
      after: bytes.subarray(end, next),
    })
    at = next
  }
  return null
}

/** The length after a marker. Longer than any file if it cannot be read. */
function readLength(view: DataView, at: number) {
  if (ALONE.includes(view.getUint8(at + 1))) return 0
  const length = at + 4 <= view.byteLength ? view.getUint16(at + 2) : 0
  return length < 2 ? Number.MAX_SAFE_INTEGER : length
}

/** The position of the next marker, or -1. Stuffed bytes and restarts belong to the pixels. */
function markerFrom(bytes: Bytes, from: number) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return -1
}

/** Writes an application segment anew, with only the data that affects how the picture looks. */
function shownAs({ marker, content }: Segment): Bytes[] {
  if (marker === 0xe0 && begins(content, JFIF, 14)) return [segmentBytes(marker, JFIF_DATA)]
  if (marker === 0xe1) {
    const orientation = orientationIn(content)
    return orientation ? [segmentBytes(marker, orientationSegment(orientation))] : []
  }
  if (marker === 0xe2 && begins(content, ICC, ICC.length)) {
    const profile = plainProfile(content.subarray(ICC.length))
    return profile ? [segmentBytes(marker, joined([bytesOf(ICC), profile]))] : []
  }
  if (marker === 0xee && begins(content, ADOBE, 12)) return [segmentBytes(marker, adobe(content))]
  return []
}

const JFIF = 'JFIF\0'
const JFIF_DATA = bytesOf(`${JFIF}\x01\x02\0\0\x01\0\x01\0\0`)
/** The header of a profile in one part. Photos need no longer profile. */
const ICC = 'ICC_PROFILE\0\x01\x01'
const ADOBE = 'Adobe'

/** The color transform of the components. Decoders treat an unknown number as the default. */
function adobe(content: Bytes) {
  const transform = content[11] ?? 1
  return joined([bytesOf(`${ADOBE}\0\x64\0\0\0\0`), Uint8Array.of(transform > 2 ? 1 : transform)])
}

const begins = (content: Bytes, text: string, least: number) =>
  content.length >= least && bytesOf(text).every((byte, at) => content[at] === byte)

function segmentBytes(marker: number, content: Bytes) {
  const head = Uint8Array.of(0xff, marker, 0, 0)
  viewOf(head).setUint16(2, content.length + 2)
  return joined([head, content])
}

const ORIENTATION_TAG = 0x0112
const LITTLE_ENDIAN = 0x4949
const TIFF_AT = 6

/** The orientation, from 2 to 8. Null for an upright picture, or one without an orientation. */
function orientationIn(content: Bytes): number | null {
  if (content.length < TIFF_AT + 14) return null
  const view = viewOf(content)
  const isLittle = view.getUint16(TIFF_AT) === LITTLE_ENDIAN
  const first = TIFF_AT + view.getUint32(TIFF_AT + 4, isLittle)
  if (first + 2 > content.length) return null
  const entries = view.getUint16(first, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > content.length) return null
    if (view.getUint16(at, isLittle) === ORIENTATION_TAG) {
      const orientation = view.getUint16(at + 8, isLittle)
      return orientation > 1 && orientation <= 8 ? orientation : null
    }
  }
  return null
}

/** An EXIF segment with only the orientation. */
const orientationSegment = (orientation: number): Bytes =>
  joined([
    bytesOf('Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
    Uint8Array.of(orientation, 0, 0, 0, 0, 0, 0),
  ])
