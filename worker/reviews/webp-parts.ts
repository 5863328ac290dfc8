import { joined, nameAt, viewOf, type Bytes } from './picture-bytes.ts'
import { plainProfile } from './color-profile.ts'

const FRAME = 'ANMF'
const HEADER = 'VP8X'
const PROFILE = 'ICCP'
const PIXELS = ['VP8 ', 'VP8L']

/** The chunks that are kept unchanged, with their length if it is fixed. */
const DRAWN: Readonly<Record<string, number | null>> = {
  'VP8 ': null,
  VP8L: null,
  ALPH: null,
  ANIM: 6,
}

const HEADER_LENGTH = 10
const FRAME_HEADER_LENGTH = 16
/** The flags of the header: color profile, transparency, animation. */
const HAS_PROFILE = 0b10_0000
const HAS_ALPHA = 0b01_0000
const HAS_ANIMATION = 0b00_0010

interface Chunk {
  name: string
  data: Bytes
}

/** The parts of a WebP file that decoders need. Null if the file is damaged or cut off. */
export function webpParts(bytes: Bytes): Bytes[] | null {
  const end = 8 + viewOf(bytes).getUint32(4, true)
  const chunks = end > bytes.length ? null : readChunks(bytes.subarray(12, end))
  const kept = chunks && drawnChunks(chunks)
  if (!kept?.some(({ name }) => name === FRAME || PIXELS.includes(name))) return null
  const hasProfile = kept.some(({ name }) => name === PROFILE)
  const parts = kept.map(({ name, data }) =>
    chunkBytes(name, name === HEADER ? writeHeader(data, hasProfile) : data),
  )
  const riff = bytes.slice(0, 12)
  viewOf(riff).setUint32(4, 4 + joined(parts).length, true)
  return [riff, ...parts]
}

/** Splits a file or a frame into chunks of name, length and data. Chunks start at even positions. */
function readChunks(bytes: Bytes): Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end + (length % 2) > bytes.length) return null
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return at === bytes.length ? chunks : null
}

function drawnChunks(chunks: readonly Chunk[]): Chunk[] | null {
  const kept = chunks.map(drawnChunk)
  return kept.every((chunk) => chunk !== null) ? kept.flat() : null
}

/** Empty for a chunk that is left out. Null for a damaged chunk. */
function drawnChunk({ name, data }: Chunk): Chunk[] | null {
  if (name === PROFILE) {
    const profile = plainProfile(data)
    return profile ? [{ name, data: profile }] : []
  }
  if (name === FRAME) return drawnFrame(data)
  const length = name === HEADER ? HEADER_LENGTH : DRAWN[name]
  if (length === undefined) return []
  return length === null || length === data.length ? [{ name, data }] : null
}

/** The kept chunks of an animation frame. */
function drawnFrame(data: Bytes): Chunk[] | null {
  if (data.length < FRAME_HEADER_LENGTH) return null
  const chunks = readChunks(data.subarray(FRAME_HEADER_LENGTH))
  const kept = chunks && drawnChunks(chunks)
  if (!kept) return null
  const parts = kept.map((chunk) => chunkBytes(chunk.name, chunk.data))
  return [{ name: FRAME, data: joined([data.subarray(0, FRAME_HEADER_LENGTH), ...parts]) }]
}

/** The header with the picture's size and the flags of the kept chunks. */
function writeHeader(data: Bytes, hasProfile: boolean): Bytes {
  const header = data.slice()
  const flags = (data[0] ?? 0) & (HAS_ALPHA | HAS_ANIMATION)
  header.set([hasProfile ? flags | HAS_PROFILE : flags, 0, 0, 0])
  return header
}

function chunkBytes(name: string, data: Bytes): Bytes {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2))
  chunk.set(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
  viewOf(chunk).setUint32(4, data.length, true)
  chunk.set(data, 8)
  return chunk
}
