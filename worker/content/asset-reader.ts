import type { Picture } from '#shared/media/picture.ts'

import type { WireAsset, WirePicture } from './upstream.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

/** More than fits any place of a text of one line (characters). */
const MAX_LINE = 400
const MAX_PARAGRAPH = 2_000

type FieldsOf<Value> = {
  [Name in keyof WireAsset]-?: NonNullable<WireAsset[Name]> extends Value ? Name : never
}[keyof WireAsset]

/** Fields with one text each. */
export type TextField = FieldsOf<string>
type PictureField = 'c_image' | 'c_imageDesktopOverride' | 'c_videoPoster'

export type AssetReader = ReturnType<typeof assetReader>

/**
 * Reads the fields of an asset. A field without a value is undefined; so is one whose value cannot be shown, and that is
 * logged with its slot, asset and field.
 */
export function assetReader(wire: WireAsset, mapper: ContentMapper, slot?: string) {
  const note = (field: string, reason: string) =>
    mapper.onMistake({ slot, asset: wire.id, field, reason })

  /** The value that a reading makes of a field. If it makes none of a text, that is a mistake. */
  function sound<Value>(field: TextField, reason: string, reading: (raw: string) => Value | null) {
    const raw = wire[field]
    if (!raw?.trim()) return undefined
    const value = reading(raw) ?? undefined
    if (value === undefined) note(field, reason)
    return value
  }

  function line(field: TextField, most: number) {
    const text = plainText(wire[field]) ?? undefined
    if (text === undefined || text.length <= most) return text
    note(field, `longer than ${most} characters`)
    return `${text.slice(0, most).trimEnd()}…`
  }

  return {
    note,
    sound,
    text: (field: TextField) => line(field, MAX_LINE),
    paragraph: (field: TextField) => line(field, MAX_PARAGRAPH),
    html: (field: TextField) => sound(field, 'nothing may be shown', (raw) => mapper.html(raw)),
    href: (field: TextField) => sound(field, 'not a link', (raw) => mapper.href(raw) ?? null),
    color: (field: TextField) => sound(field, 'not a color', (raw) => mapper.color(raw) ?? null),
    video: (field: TextField) =>
      sound(field, 'not a file of the video origin', (raw) => mapper.video(raw) ?? null),
    oneOf: <const Name extends string>(field: TextField, names: readonly Name[]) =>
      sound(
        field,
        'not a known value',
        (raw) => names.find((name) => name.toLowerCase() === raw.trim().toLowerCase()) ?? null,
      ),
    picture(field: PictureField, alt: string | null) {
      const raw = wire[field]
      if (!raw) return undefined
      const picture = pictureOf(raw, alt, mapper) ?? undefined
      if (picture === undefined) note(field, 'not a picture of the image origin')
      return picture
    },
  }
}

function pictureOf(wire: WirePicture, alt: string | null, mapper: ContentMapper): Picture | null {
  const link = typeof wire === 'string' ? wire : (wire.link ?? wire.disBaseLink)
  const own = typeof wire === 'string' ? null : plainText(wire.alt)
  const picture = mapper.picture(link, alt ?? own)
  const ratio = ratioOf(wire, link)
  return picture && ratio !== null ? { ...picture, ratio } : picture
}

/** From the size of the picture, or from the one that its address requests. */
function ratioOf(wire: WirePicture, link: string | undefined) {
  const size = typeof wire === 'string' ? {} : wire
  const { searchParams } = new URL(link ?? '', 'https://pictures.invalid')
  const width = size.width ?? Number(searchParams.get('sw'))
  const height = size.height ?? Number(searchParams.get('sh'))
  return width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : null
}
