import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import sharp from 'sharp'

import { theme } from './template/theme.ts'

const { night, onNight, shade, ink } = theme.palette

/** Writes the pictures that `template/brand.ts` names, and `favicon.ico`, with the initial of the shop's name. */
export async function writeIcons(folder: string, initial: string) {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, data: string | Buffer) => writeFileSync(resolve(folder, name), data)
  const rounded = tile({ initial, radius: 9, scale: 1 })
  const square = tile({ initial, radius: 0, scale: 1 })
  write('favicon.svg', rounded)
  write('favicon.ico', iconFile(await png(rounded, 32)))
  write('apple-touch-icon.png', await png(square, 180))
  write('icon-192.png', await png(rounded, 192))
  write('icon-512.png', await png(rounded, 512))
  // A phone cuts off a tenth on each side, and more in the corners.
  write('maskable-512.png', await png(tile({ initial, radius: 0, scale: 0.8 }), 512))
  write('og-default.png', await png(sharePicture(initial), 1200))
}

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

const LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

const tile = ({ initial, radius, scale }: { initial: string; radius: number; scale: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="${night}"/><path transform="translate(20 20) scale(${scale}) translate(-20 -20)" d="${initial}" ${LINES} stroke="${onNight}" stroke-width="3"/></svg>\n`

const sharePicture = (initial: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${shade}"/><g transform="translate(440 155) scale(8)" ${LINES} stroke="${ink}"><circle cx="20" cy="20" r="18.5" stroke-width="1"/><path transform="translate(20 20) scale(0.86) translate(-20 -20)" d="${initial}" stroke-width="1.6"/></g></svg>`

const HEADER_BYTES = 22
const PICTURE_SIZE = 32

/** An ICO with one PNG: a header, an entry of a directory, and the picture. */
function iconFile(picture: Buffer) {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(PICTURE_SIZE, 6)
  header.writeUInt8(PICTURE_SIZE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, picture])
}
