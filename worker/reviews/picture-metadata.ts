export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The type of a picture by how its bytes begin; null for anything else, whatever its name says. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null
}

/** A picture without what cameras write into it, such as where it was taken. Which way is up stays. */
export function pictureWithoutMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
): Uint8Array<ArrayBuffer> {
  if (type === 'image/jpeg') return joined(jpegParts(bytes))
  if (type === 'image/png') return joined(pngParts(bytes))
  return withoutWebpMetadata(bytes)
}

type Bytes = Uint8Array<ArrayBuffer>

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength)

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const START_OF_SCAN = 0xda
const EXIF = 0xe1
const COMMENT = 0xfe
/** Of the segments of applications, those for decoding stay: JFIF, the color profile and Adobe's. */
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)

/** The segments of a JPEG file, up to the picture itself. */
function jpegParts(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    const end = at + 2 + view.getUint16(at + 2)
    const segment = bytes.subarray(at, end)
    if (!isMetadata(marker)) kept.push(segment)
    else if (marker === EXIF) kept.push(...orientationOf(segment))
    at = end
  }
  return [...kept, bytes.subarray(at)]
}

const ORIENTATION_TAG = 0x0112
const TIFF_AT = 10

/** A segment that only says which way is up, if the camera was not held upright. */
function orientationOf(segment: Bytes): Bytes[] {
  if (segment.length < TIFF_AT + 14) return []
  const view = viewOf(segment)
  const isLittle = view.getUint16(TIFF_AT) === 0x4949
  const first = TIFF_AT + view.getUint32(TIFF_AT + 4, isLittle)
  if (first + 2 > segment.length) return []
  const entries = view.getUint16(first, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > segment.length) return []
    if (view.getUint16(at, isLittle) === ORIENTATION_TAG) {
      const orientation = view.getUint16(at + 8, isLittle)
      return orientation > 1 && orientation <= 8 ? [orientationSegment(orientation)] : []
    }
  }
  return []
}

const orientationSegment = (orientation: number): Bytes =>
  Uint8Array.from(
    [
      [0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
      [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
      [0, 0, 0, 0],
    ].flat(),
  )

const PNG_METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** The chunks of a PNG file: length, name, data and checksum. */
function pngParts(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (!PNG_METADATA.has(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return kept
}

const WEBP_METADATA = new Set(['EXIF', 'XMP '])
/** In the header of an extended file: it has EXIF or XMP. */
const HAS_METADATA = 0b1100

/** The chunks of a WebP file: name, length and data, which begins at an even number. */
function withoutWebpMetadata(bytes: Bytes): Bytes {
  const view = viewOf(bytes)
  const kept = [bytes.slice(0, 12)]
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const chunk = bytes.slice(at, end)
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~HAS_METADATA
    if (!WEBP_METADATA.has(name)) kept.push(chunk)
    at = end
  }
  const whole = joined(kept)
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}
