import { createHash } from 'node:crypto'

import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { pictureType, pictureWithoutMetadata } from './picture-metadata.ts'
import { bytesOf, pngChunk, segment, textOf, webpChunk } from './testing/built-pictures.ts'

const SECRET = 'Jane Doe 39.96,-82.99'

const WIDTH = 24
const HEIGHT = 16
const pixels = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT * 2 * 4 }, (_, at) => (at * 37) % 256),
)
const raw = { width: WIDTH, height: HEIGHT * 2, channels: 4 } as const
const drawn = () => sharp(pixels, { raw })
const opaque = () => drawn().removeAlpha()
const frames = () => sharp(pixels, { raw: { ...raw, pageHeight: HEIGHT } })

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`
/** As a phone writes it. */
const asTaken = (picture: Sharp) =>
  picture
    .withExif({ IFD0: { Artist: SECRET, Orientation: '6' }, IFD3: { GPSAreaInformation: SECRET } })
    .withXmp(XMP)
    .withIccProfile('p3')

const files = {
  'a JPEG': () => opaque().jpeg({ progressive: false }),
  'a JPEG in shades of gray': () => opaque().grayscale().jpeg(),
  'a progressive JPEG as it was taken': () =>
    asTaken(opaque()).jpeg({ progressive: true }).withMetadata({ orientation: 6 }),
  'a JPEG with a profile': () => opaque().jpeg().withIccProfile('p3'),
  'a PNG': () => drawn().png(),
  'a PNG with a palette': () => drawn().png({ palette: true, colours: 16 }),
  'a WebP': () => opaque().webp(),
  'a lossless WebP': () => drawn().webp({ lossless: true }),
  'a WebP with transparency, as it was taken': () => asTaken(drawn()).webp(),
  'an animated WebP': () => frames().webp(),
}
type Name = keyof typeof files
const names = Object.keys(files) as Name[]
const built = new Map<string, string>()

beforeAll(async () => {
  for (const name of names) built.set(name, textOf(await files[name]().toBuffer()))
})

/** A hash of the pixels that a browser shows: turned upright, in sRGB. */
async function shown(file: Uint8Array) {
  const picture = sharp(file, { animated: true }).autoOrient().ensureAlpha()
  return createHash('sha256')
    .update(await picture.raw().toBuffer())
    .digest('hex')
}

/** Where another part may be put into a file: before each of its parts, and at the end. */
function seamsOf(file: string): number[] {
  const view = new DataView(bytesOf(file).buffer)
  const seams: number[] = []
  if (file.startsWith('\x89PNG')) {
    for (let at = 8; at < file.length; at += 12 + view.getUint32(at)) seams.push(at)
  } else if (file.startsWith('RIFF')) {
    for (let at = 12; at < file.length;) {
      seams.push(at)
      const length = view.getUint32(at + 4, true)
      at += 8 + length + (length % 2)
    }
  } else {
    const marker = /\xff[^\0\xff\xd0-\xd7]/g
    marker.lastIndex = 2
    for (let found = marker.exec(file); found; found = marker.exec(file)) {
      seams.push(found.index)
      if (found[0] === '\xff\xd9') break
      marker.lastIndex = found.index + 2 + view.getUint16(found.index + 2)
    }
  }
  return [...seams, file.length]
}

const BEGINNINGS = [
  '',
  'JFIF\0\x01\x02\0\0\x48\0\x48\x08\x08',
  'JFXX\0\x10',
  'Exif\0\0II*\0',
  'http://ns.adobe.com/xap/1.0/\0',
  'ICC_PROFILE\0\x01\x01',
  'MPF\0MM\0*',
  'Photoshop 3.0\x008BIM',
]
const MARKERS = [...Array.from({ length: 16 }, (_, at) => 0xe0 + at), 0xfe, 0xf0, 0xf7, 0xde, 0x02]
const PNG_NAMES = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'sPLT', 'prVt', 'GPSs']
const WEBP_NAMES = ['EXIF', 'XMP ', 'ICCP', 'xtra', 'VP9 ']

function partWith(file: string, kind: number, content: string) {
  const pick = <Item>(items: readonly Item[]) => items[kind % items.length] as Item
  if (file.startsWith('\x89PNG')) return pngChunk(pick(PNG_NAMES), content)
  if (file.startsWith('RIFF')) return webpChunk(pick(WEBP_NAMES), content)
  return segment(pick(MARKERS), content)
}

function withPart(file: string, at: number, part: string) {
  const planted = file.slice(0, at) + part + file.slice(at)
  if (!file.startsWith('RIFF') || at === file.length) return planted
  return webpChunk('RIFF', planted.slice(8))
}

interface Planted {
  seam: number
  kind: number
  begin: string
  secret: string
}

function withParts(original: string, parts: readonly Planted[]) {
  const seams = seamsOf(original)
  const seamOf = ({ seam }: Planted) => seam % seams.length
  // From the end, so that the places before stay where they are.
  return parts
    .toSorted((a, b) => seamOf(b) - seamOf(a))
    .reduce((file, part) => {
      const planted = partWith(file, part.kind, part.begin + part.secret)
      return withPart(file, seams[seamOf(part)] ?? 0, planted)
    }, original)
}

function plain(bytes: ReturnType<typeof bytesOf>) {
  const type = pictureType(bytes)
  const kept = type && pictureWithoutMetadata(bytes, type)
  if (!kept) throw new Error('The picture is not accepted.')
  return kept
}

const windowsOf = (secret: string) =>
  Array.from({ length: secret.length - 3 }, (_, at) => secret.slice(at, at + 4))

function expectNoTraceOf(secret: string, file: string) {
  expect(windowsOf(secret).filter((window) => file.includes(window))).toEqual([])
}

test('a picture looks the same without data that was hidden outside its pixels', async () => {
  const secret = fc.string({
    unit: fc.constantFrom('q', 'W', 'x', 'Z', '7', '~', '\xee'),
    minLength: 8,
    maxLength: 80,
  })
  const nat = fc.nat()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.array(fc.record({ seam: nat, kind: nat, begin: fc.constantFrom(...BEGINNINGS), secret }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.boolean(),
      async (name, parts, hasFilm) => {
        const original = bytesOf(built.get(name) ?? '')
        const film = hasFilm ? `\0\0\0\x18ftypmp42${SECRET}` : ''
        const kept = plain(bytesOf(withParts(textOf(original), parts) + film))

        for (const planted of [SECRET, ...parts.map((part) => part.secret)]) {
          expectNoTraceOf(planted, textOf(kept))
        }
        expect(await shown(kept)).toBe(await shown(original))
        expect(plain(kept)).toEqual(kept)
      },
    ),
    { seed: 20261129, numRuns: 120 },
  )
})

test('a photo keeps its colors and orientation, and no other metadata', async () => {
  const kept = plain(bytesOf(built.get('a progressive JPEG as it was taken') ?? ''))
  const { orientation, hasProfile, icc, exif, xmp, isProgressive } = await sharp(kept).metadata()
  expect({ orientation, hasProfile, isProgressive, exif: exif?.length, xmp }).toEqual({
    orientation: 6,
    hasProfile: true,
    isProgressive: true,
    exif: 32,
    xmp: undefined,
  })
  expect(textOf(icc ?? new Uint8Array())).not.toMatch(/saws|MSFT|CC0|hand/)
})
