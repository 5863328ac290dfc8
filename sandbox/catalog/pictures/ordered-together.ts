import type { FormId } from '../picture-subject.ts'
import { formById, forms } from './parts/forms.ts'
import { fragranceById, type PictureLanguage } from './parts/look.ts'
import { backgrounds, brandColors, type Family } from './drawing/palette.ts'
import { juniperMark } from './drawing/ornament.ts'
import { at } from '../../pictures/drawing/shape.ts'
import { scaleOfSize } from './views/product-picture.ts'
import { drawScene, findVessel, type SceneItem } from './scenes/canvas.ts'
import { twig } from './scenes/plants.ts'

/** More products than this would be too small to tell apart. */
const MOST = 7
/** More than this stand in two rows. */
const ONE_ROW = 4
/** The height of the tallest product in the picture. */
const TALLEST = 352

const PRODUCT = /\/pictures\/products\/([a-z]+)\/([a-z]+)\//
const NONE = '-'

/**
 * The path of the picture that shows products together, by the addresses of their own pictures. The same products have the
 * same picture, whatever their order and quantity. Undefined if none of them can be drawn.
 */
export function togetherPath(
  links: readonly (string | undefined)[],
  language: PictureLanguage,
): string | undefined {
  const pieces = new Set(links.flatMap((link) => getPiece(link ?? '') ?? []))
  if (pieces.size === 0) return undefined
  const named = [...pieces].toSorted().slice(0, MOST).join('_')
  return `/pictures/together/${named}.svg${language === 'fr' ? '?lang=fr' : ''}`
}

function getPiece(link: string) {
  const [, form = '', fragrance = ''] = PRODUCT.exec(link) ?? []
  if (!formById.has(form)) return undefined
  const query = new URLSearchParams(link.split('?')[1])
  const [size, color] = [query.get('size') ?? NONE, query.get('color') ?? NONE]
  return [form, fragrance, size, color].filter((part) => /^[a-z-]+$/.test(part)).join('~')
}

interface Piece extends Pick<SceneItem, 'form' | 'fragrance' | 'color' | 'design'> {
  scale: number
}

function pieceNamed(name: string): Piece | undefined {
  const [formName = '', what, size = '', color] = name.split('~')
  const form = formById.get(formName)
  const look = form && lookNamed(form, what)
  if (!form || !look) return undefined
  return {
    form,
    ...look,
    ...(color && color !== NONE && { color }),
    scale: scaleOfSize.get(size) ?? 1,
  }
}

/** Undefined for an unknown fragrance or design. */
function lookNamed(form: FormId, what = ''): Pick<Piece, 'design' | 'fragrance'> | undefined {
  if (Object.hasOwn(forms[form].designs ?? {}, what)) return { design: what }
  return fragranceById.has(what) || what === 'plain' ? { fragrance: what } : undefined
}

/** Products of an order on one table, 1200 by 630. Undefined if a name stands for no product. */
export function orderedTogether(names: string, language: PictureLanguage): string | undefined {
  const pieces = names.split('_').map(pieceNamed)
  const known = pieces.filter((piece) => piece !== undefined)
  if (known.length !== pieces.length || known.length > MOST) return undefined
  const placed = arranged(known)
  const unit = Math.min(1.1, TALLEST / Math.max(...placed.map(getHeight)))
  return drawScene(
    {
      ground: backgrounds[findFamily(known)],
      backdrop: () =>
        '<circle cx="600" cy="300" r="244" fill="#fffdf9" fill-opacity=".5"/>' +
        `<g color="${brandColors.copper}">${at(600, 116, 0.8, juniperMark)}</g>`,
      items: placed,
      before: sprigs(placed, unit),
    },
    { ratio: 'share', language, unit, reach: 520 },
  )
}

const getHeight = ({ form, design, scale = 1, up = 0 }: SceneItem) =>
  findVessel({ form, ...(design && { design }) }).height * scale + Math.max(up, 0)

const measureWidth = (piece: Piece) =>
  findVessel({ form: piece.form, ...(piece.design && { design: piece.design }) }).width *
  piece.scale

/** The tallest in the middle; many of them in two rows, the lower ones in front. */
function arranged(pieces: readonly Piece[]): SceneItem[] {
  const byHeight = pieces.toSorted((a, b) => getHeight({ ...b, x: 0 }) - getHeight({ ...a, x: 0 }))
  if (pieces.length <= ONE_ROW) return row(byHeight, { gap: 30, up: 0 })
  const back = Math.ceil(pieces.length / 2)
  return [
    ...row(byHeight.slice(0, back), { gap: 60, up: 84 }),
    ...row(byHeight.slice(back), { gap: 90, up: -52 }),
  ]
}

function row(pieces: readonly Piece[], { gap, up }: { gap: number; up: number }): SceneItem[] {
  const order = pieces.reduce<Piece[]>(
    (placed, piece, index) => (index % 2 === 0 ? [...placed, piece] : [piece, ...placed]),
    [],
  )
  const whole = order.reduce((sum, piece) => sum + measureWidth(piece) + gap, -gap)
  let left = -whole / 2
  return order.map((piece) => {
    const x = left + measureWidth(piece) / 2
    left += measureWidth(piece) + gap
    const hangs = findVessel({
      form: piece.form,
      ...(piece.design && { design: piece.design }),
    }).hangs
    return { ...piece, x, up: hangs ? 110 : up }
  })
}

/** The room of a sprig beside the products, and what the picture has from its middle. */
const SPRIG = 200
const HALF = 600

/** A sprig of juniper on each side, where there is room. */
function sprigs(items: readonly SceneItem[], unit: number) {
  const edge = Math.max(
    ...items.map(({ x, ...item }) => Math.abs(x) + measureWidth({ scale: 1, ...item }) / 2),
  )
  if (edge * unit + SPRIG > HALF) return ''
  const x = edge + 50
  const scale = 0.62 / unit
  return (
    twig({ x, y: 20, turn: -14, scale }, '#5d7a66', 4) +
    twig({ x: -x, y: 20, turn: -166, scale }, '#5d7a66', 4)
  )
}

/** The ground of the family that most of them belong to. */
function findFamily(pieces: readonly Piece[]): Family {
  const counted = Map.groupBy(pieces, ({ fragrance }) => fragranceById.get(fragrance ?? '')?.family)
  const [[family] = []] = [...counted].toSorted(([, a], [, b]) => b.length - a.length)
  return family ?? 'plain'
}
