/** Pictures made of parts. Each character of a text is a byte. */
export const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
export const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const word = (value: number) => String.fromCharCode((value >> 8) & 255, value & 255)
const long = (value: number) => word(value >>> 16) + word(value)
const littleEndian = (value: number) => long(value).split('').toReversed().join('')

/** A segment of a JPEG file. */
export const segment = (marker: number, content: string) =>
  `\xff${String.fromCharCode(marker)}${word(content.length + 2)}${content}`

/** In the byte order of many cameras, with an orientation and a place. */
export const exif = (orientation: number) =>
  segment(
    0xe1,
    `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0GPS 39.96,-82.99`,
  )

export const JPEG = {
  start: '\xff\xd8',
  jfif: segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
  adobe: segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
  quantization: segment(0xdb, `\0${'q'.repeat(64)}`),
  baseline: segment(0xc0, '\x08\0\x10\0\x18\x01\x01\x11\0'),
  progressive: segment(0xc2, '\x08\0\x10\0\x18\x01\x01\x11\0'),
  huffman: segment(0xc4, `\0\x01${'\0'.repeat(15)}\x05`),
  restarts: segment(0xdd, '\0\x04'),
  lines: segment(0xdc, '\0\x10'),
  scan: segment(0xda, '\x01\x01\0\0\x3f\0'),
  end: '\xff\xd9',
}

/** A chunk of a PNG file. */
export const pngChunk = (name: string, content: string) =>
  `${long(content.length)}${name}${content}sum!`

export const PNG = {
  start: '\x89PNG\r\n\x1a\n',
  header: pngChunk('IHDR', '\0\0\0\x18\0\0\0\x10\x08\x02\0\0\0'),
  pixels: pngChunk('IDAT', 'pixels'),
  end: pngChunk('IEND', ''),
}

/** A chunk of a WebP file. */
export const webpChunk = (name: string, content: string) =>
  `${name}${littleEndian(content.length)}${content}${content.length % 2 ? '\0' : ''}`

export const webp = (...chunks: string[]) => webpChunk('RIFF', `WEBP${chunks.join('')}`)

/** The header of an extended file, with its flags and 24 × 16 pixels. */
export const webpHeader = (flags: number) =>
  webpChunk('VP8X', `${String.fromCharCode(flags)}\0\0\0\x17\0\0\x0f\0\0`)
