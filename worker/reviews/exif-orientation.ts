import { bytesOf, joined, viewOf, type Bytes } from './picture-bytes.ts'

const ORIENTATION_TAG = 0x0112
const LITTLE_ENDIAN = 0x4949
const TIFF_AT = 6

/** The orientation, from 2 to 8. Null for an upright picture, or one without an orientation. */
export function orientationIn(content: Bytes): number | null {
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
export const orientationSegment = (orientation: number): Bytes =>
  joined([
    bytesOf('Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
    Uint8Array.of(orientation, 0, 0, 0, 0, 0, 0),
  ])
