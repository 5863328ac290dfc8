import { jpegParts } from './jpeg-parts.ts'
import { type Bytes, joined, nameAt, viewOf } from './picture-bytes.ts'
import { webpParts } from './webp-parts.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The type of a picture by its first bytes, regardless of its name. Null for any other file. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null
}

const partsByType = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
} as const

/**
 * A picture with only the parts that decoders need, without metadata of cameras such as the location. The orientation and
 * the colors of photos stay. Null if it is damaged or cut off.
 */
export function pictureWithoutMetadata(bytes: Bytes, type: PictureType): Bytes | null {
  const parts = partsByType[type](bytes)
  return parts && joined(parts)
}

const exactly = (length: number) => (found: number) => found === length
const ofAnyLength = () => true

/** The chunks that decoders need, with the lengths that each may have. */
const DRAWN: Readonly<Record<string, (length: number) => boolean>> = {
  IHDR: exactly(13),
  PLTE: (length) => length % 3 === 0 && length <= 768,
  tRNS: (length) => length <= 256,
  gAMA: exactly(4),
  cHRM: exactly(32),
  sRGB: exactly(1),
  cICP: exactly(4),
  IDAT: ofAnyLength,
  acTL: exactly(8),
  fcTL: exactly(26),
  fdAT: ofAnyLength,
  IEND: exactly(0),
}

/**
 * The parts of a PNG file that decoders need. Null if the file is damaged or cut off. A chunk has a length, a name, data and
 * a checksum. An embedded color profile is left out, because its texts are compressed.
 */
function pngParts(bytes: Bytes): Bytes[] | null {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  const names: string[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const name = nameAt(bytes, at + 4)
    const end = at + 12 + length
    const isAllowed = DRAWN[name]
    if (end > bytes.length || isAllowed?.(length) === false) return null
    if (isAllowed) {
      kept.push(bytes.subarray(at, end))
      names.push(name)
    }
    if (name === 'IEND') return names[0] === 'IHDR' && names.includes('IDAT') ? kept : null
    at = end
  }
  return null
}
