import { nameAt, viewOf, type Bytes } from './picture-bytes.ts'

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
export function pngParts(bytes: Bytes): Bytes[] | null {
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
