import { expect, test } from 'vitest'

import { pictureType, pictureWithoutMetadata, type PictureType } from './picture-metadata.ts'
import {
  bytesOf,
  exif,
  JPEG,
  PNG,
  pngChunk,
  segment,
  textOf,
  webp,
  webpChunk,
  webpHeader,
} from './testing/built-pictures.ts'

function kept(type: PictureType, ...parts: string[]) {
  const bytes = pictureWithoutMetadata(bytesOf(parts.join('')), type)
  return bytes && textOf(bytes)
}
const jpeg = (...parts: string[]) => kept('image/jpeg', ...parts)
const png = (...parts: string[]) => kept('image/png', ...parts)

const { start, jfif, adobe, quantization, baseline, progressive, huffman, scan, end } = JPEG
const tables = [quantization, baseline, huffman]

test('a JPEG keeps its orientation, and loses its location', () => {
  const rest = [...tables, scan, 'picture', end]
  const turned = jpeg(start, jfif, exif(6), segment(0xfe, 'my kitchen'), ...rest)
  expect(turned).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06')
  expect(turned).not.toMatch(/GPS|kitchen/)
  expect(turned?.replace(/\xff\xe1[^]{34}/, '')).toBe([start, jfif, ...rest].join(''))
  expect(jpeg(start, jfif, exif(1), ...rest)).toBe([start, jfif, ...rest].join(''))
})

test('a JPEG loses every segment that no decoder needs, wherever it is', () => {
  const unknown = Array.from({ length: 0x30 }, (_, at) => 0xd0 + at)
    .filter((marker) => marker >= 0xe0 || marker === 0xde)
    .map((marker) => segment(marker, 'GPS'))
    .join('')
  const preview = segment(0xe0, 'JFXX\0\x10GPS')
  const mapOfPictures = segment(0xe2, 'MPF\0GPS')
  const film = '\0\0\0\x18ftypmp42 GPS'
  const thumbnail = segment(0xe0, 'JFIF\0\x01\x02\x01\0\x48\0\x48\x01\x01GPS')
  const adobeWithMore = segment(0xee, 'Adobe\0\x64GPS!\x01GPS')
  const head = [start, thumbnail, preview, unknown, adobeWithMore, '\xff\xff', quantization]
  const first = [mapOfPictures, progressive, huffman, scan, 'first\xff\0\xff\xd0scan']
  const second = [exif(6), unknown, 'GPS', huffman, segment(0xfe, 'GPS'), scan, 'second\xff\xd7']
  const after = [end, film, start, exif(1), ...tables, scan, 'GPS', end]
  const plain = [start, jfif, adobe, quantization, progressive, huffman, scan]
  const scans = ['first\xff\0\xff\xd0scan', huffman, scan, 'second\xff\xd7', end]
  expect(jpeg(...head, ...first, ...second, ...after)).toBe([...plain, ...scans].join(''))
})

test('a JPEG keeps the segments that decoders need unchanged', () => {
  const whole = [start, jfif, adobe, JPEG.restarts, ...tables, scan, 'a\xff\0b\xff\xd0c\xff\xd1d']
  const parts = [...whole, JPEG.lines, quantization, scan, 'e', end]
  expect(jpeg(...parts)).toBe(parts.join(''))
})

test('a JPEG that is cut off or malformed is not accepted', () => {
  const whole = [start, jfif, ...tables, scan, 'picture', end].join('')
  for (let length = 3; length < whole.length; length += 1) {
    expect(jpeg(whole.slice(0, length))).toBeNull()
  }
  const wrong = [
    [start, end],
    [start, quantization, huffman, scan, 'no frame', end],
    [start, ...tables, 'no scan', end],
    [start, ...tables, segment(0xdb, `\0${'q'.repeat(64)}GPS`), scan, end],
    [start, ...tables, segment(0xc4, `\0\x01${'\0'.repeat(15)}\x05GPS`), scan, end],
    [start, ...tables, segment(0xc0, '\x08\0\x10\0\x18\x01\x01\x11\0GPS'), scan, end],
    [start, ...tables, segment(0xdd, '\0\x04GPS'), scan, end],
    [start, ...tables, segment(0xda, '\x01\x01\0\0\x3f\0GPS'), end],
    [start, ...tables, '\xff\xc4\0\x01', scan, end],
  ]
  for (const parts of wrong) expect(jpeg(...parts)).toBeNull()
})

test('a PNG loses every chunk that no decoder needs, and what follows its end', () => {
  const names = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'prVt', 'vpAg', 'sPLT', 'hIST']
  const unknown = names.map((name) => pngChunk(name, 'Author\0GPS')).join('')
  const colors =
    pngChunk('PLTE', 'rgb') + pngChunk('tRNS', '\xff') + pngChunk('gAMA', '\0\0\xb1\x8f')
  const { start, header, pixels, end } = PNG
  const frames = pngChunk('fcTL', 'f'.repeat(26)) + pngChunk('fdAT', '\0\0\0\x01more')
  expect(
    png(start, header, unknown, colors, unknown, pixels, frames, unknown, end, 'GPS', unknown),
  ).toBe([start, header, colors, pixels, frames, end].join(''))
})

test('a PNG that is cut off or malformed is not accepted', () => {
  const { start, header, pixels, end } = PNG
  const whole = [start, header, pixels, end].join('')
  for (let length = 8; length < whole.length; length += 1) {
    expect(png(whole.slice(0, length))).toBeNull()
  }
  const wrong = [
    [start, pixels, header, end],
    [start, header, end],
    [start, pngChunk('IHDR', 'longer than a header, with GPS'), pixels, end],
    [start, header, pngChunk('gAMA', '\0\0\xb1\x8fGPS'), pixels, end],
    [start, header, pngChunk('PLTE', 'four'), pixels, end],
    [start, header, pixels, pngChunk('IEND', 'GPS')],
  ]
  for (const parts of wrong) expect(png(...parts)).toBeNull()
})

test('a WebP loses every chunk that no decoder needs, and its header lists the rest', () => {
  const unknown = ['EXIF', 'XMP ', 'ICCP', 'exif', 'GPSs'].map((name) => webpChunk(name, 'GPS'))
  const alpha = webpChunk('ALPH', 'see')
  const frame = (...parts: string[]) => webpChunk('ANMF', `${'f'.repeat(16)}${parts.join('')}`)
  const pixels = webpChunk('VP8 ', 'odd')
  const lossless = webpChunk('VP8L', 'even')
  const animation = webpChunk('ANIM', 'colors')
  const all = (flags: number, ...between: string[]) =>
    webp(
      webpHeader(flags),
      ...between,
      animation,
      ...between,
      frame(alpha, ...between, pixels, ...between),
      frame(...between, lossless),
      alpha,
      pixels,
      ...between,
    )
  const plain = all(0b01_0010)
  expect(kept('image/webp', all(0b11_1110, ...unknown), 'GPS after its end')).toBe(plain)
  expect(kept('image/webp', plain)).toBe(plain)
  const reserved = webp(webpChunk('VP8X', '\xc1GPS\x17\0\0\x0f\0\0'), pixels.replace(/\0$/, 'G'))
  expect(kept('image/webp', reserved)).toBe(webp(webpHeader(0), pixels))
})

test('a WebP that is cut off or malformed is not accepted', () => {
  const pixels = webpChunk('VP8 ', 'odd')
  const whole = webp(webpHeader(0), pixels)
  for (let length = 12; length < whole.length; length += 1) {
    expect(kept('image/webp', whole.slice(0, length))).toBeNull()
  }
  const wrong = [
    webp(),
    webp(webpHeader(0)),
    webp(webpChunk('VP8X', '\0\0\0\0\x17\0\0\x0f\0\0GPS'), pixels),
    webp(webpChunk('ANIM', 'colors and GPS'), pixels),
    webp(webpChunk('ANMF', 'too short'), pixels),
    webp(webpChunk('ANMF', `${'f'.repeat(16)}VP8 \x05\0\0\0end`), pixels),
  ]
  for (const file of wrong) expect(kept('image/webp', file)).toBeNull()
})

test.for([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\x10\0\0\0WEBP'],
  [null, '<svg onload="alert(1)">'],
  [null, 'GIF89a'],
  [null, ''],
] as const)('is %s by its first bytes', ([type, begin]) => {
  expect(pictureType(bytesOf(begin))).toBe(type)
})
