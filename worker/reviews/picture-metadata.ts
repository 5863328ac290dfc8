import { jpegParts } from './jpeg-parts.ts'
import { joined, type Bytes } from './picture-bytes.ts'
import { pngParts } from './png-parts.ts'
import { webpParts } from './webp-parts.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** The type of a picture by its first bytes, regardless of its name. Null for any other file. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null
}

const partsOf = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
} as const

/**
 * A picture with only the parts that decoders need, without metadata of cameras such as the location. The orientation and
 * the colors of photos stay. Null if it is damaged or cut off.
 */
export function pictureWithoutMetadata(bytes: Bytes, type: PictureType): Bytes | null {
  const parts = partsOf[type](bytes)
  return parts && joined(parts)
}
