import { expect, test } from 'vitest'

import { pictureType, pictureWithoutMetadata } from './picture-metadata.ts'

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const segment = (marker: number, content: string) =>
  `\xff${String.fromCharCode(marker)}\x00${String.fromCharCode(content.length + 2)}${content}`

/** In the byte order of many cameras, with an orientation and a place. */
const exif = (orientation: number) =>
  segment(
    0xe1,
    `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0GPS 39.96,-82.99`,
  )

const jpeg = (orientation: number) =>
  bytesOf(
    `\xff\xd8${segment(0xe0, 'JFIF\0')}${exif(orientation)}${segment(0xfe, 'my kitchen')}${segment(0xdb, 'table')}\xff\xda\0\x08picture\xff\xd9`,
  )

test('a JPEG keeps which way is up, and loses where it was taken', () => {
  const kept = textOf(pictureWithoutMetadata(jpeg(6), 'image/jpeg'))
  expect(kept).not.toMatch(/GPS|kitchen/)
  expect(kept).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06')
  expect(kept.startsWith('\xff\xd8\xff\xe0')).toBe(true)
  expect(kept).toContain('table')
  expect(kept.endsWith('picture\xff\xd9')).toBe(true)
  expect(textOf(pictureWithoutMetadata(jpeg(1), 'image/jpeg'))).not.toContain('Exif')
})

test('a JPEG without metadata, or one that is cut off, stays as it is', () => {
  const plain = bytesOf(`\xff\xd8${segment(0xdb, 'table')}\xff\xda\0\x08picture\xff\xd9`)
  expect(pictureWithoutMetadata(plain, 'image/jpeg')).toEqual(plain)
  for (let length = 3; length < plain.length; length += 1) {
    expect(pictureWithoutMetadata(plain.slice(0, length), 'image/jpeg').length).toBeLessThan(
      plain.length,
    )
  }
})

const chunk = (name: string, content: string) =>
  `\0\0\0${String.fromCharCode(content.length)}${name}${content}sum!`

test('a PNG loses its texts', () => {
  const png = bytesOf(
    `\x89PNG\r\n\x1a\n${chunk('IHDR', 'head')}${chunk('tEXt', 'Author\0Ana')}${chunk('IDAT', 'pixels')}${chunk('IEND', '')}`,
  )
  const kept = textOf(pictureWithoutMetadata(png, 'image/png'))
  expect(kept).not.toContain('Ana')
  expect(kept).toMatch(/IHDR[^]*IDAT[^]*IENDsum!$/)
})

const webpChunk = (name: string, content: string) =>
  `${name}${String.fromCharCode(content.length)}\0\0\0${content}${content.length % 2 ? '\0' : ''}`

test('a WebP loses EXIF and XMP, and says so', () => {
  const body = `WEBP${webpChunk('VP8X', '\x0c\0\0\0\0\0\0\0\0\0')}${webpChunk('VP8 ', 'odd')}${webpChunk('EXIF', 'GPS here')}${webpChunk('XMP ', 'Ana')}`
  const webp = bytesOf(`RIFF${String.fromCharCode(body.length)}\0\0\0${body}`)
  const kept = pictureWithoutMetadata(webp, 'image/webp')
  expect(textOf(kept)).not.toMatch(/GPS|Ana/)
  expect(kept[20]).toBe(0)
  expect(kept[4]).toBe(kept.length - 8)
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
