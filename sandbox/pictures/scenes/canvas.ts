import type { FormId, FragranceFamily } from '../../catalog/model.ts'
import { forms } from '../forms.ts'
import { contactShadow, picture } from '../light.ts'
import { fragranceById, lookOf } from '../look.ts'
import type { Background } from '../palette.ts'
import { at, n } from '../parts/shape.ts'

export type Ratio = 'wide' | 'square' | 'tall'

/** The surface a scene is drawn on. Items stand on `base`, around `middle`, at the scale `unit`. */
export interface Canvas {
  ratio: Ratio
  width: number
  height: number
  /** Where the table begins. */
  horizon: number
  base: number
  middle: number
  unit: number
}

export const canvases: Record<Ratio, Canvas> = {
  wide: {
    ratio: 'wide',
    width: 1600,
    height: 640,
    horizon: 486,
    base: 566,
    middle: 1130,
    unit: 0.6,
  },
  square: {
    ratio: 'square',
    width: 1000,
    height: 1000,
    horizon: 760,
    base: 872,
    middle: 500,
    unit: 0.86,
  },
  tall: {
    ratio: 'tall',
    width: 800,
    height: 1000,
    horizon: 770,
    base: 872,
    middle: 400,
    unit: 0.7,
  },
}

export const ratioByName: ReadonlyMap<string, Ratio> = new Map([
  ['wide', 'wide'],
  ['square', 'square'],
  ['tall', 'tall'],
])

export interface SceneItem {
  form: FormId
  /**
   * A fragrance family and an index into it, which wraps around: `['citrus', 2]`. Missing for items
   * without a scent.
   */
  scent?: [family: FragranceFamily, index: number]
  x: number
  /** Height above the table. */
  up?: number
  scale?: number
  colour?: string
  bare?: boolean
}

export interface Scene {
  ground: Background
  /** Drawn behind the table, on the whole surface. */
  backdrop?: (canvas: Canvas) => string
  /** Drawn around (0, 0) on the table, behind and in front of the items. */
  behind?: string
  items: SceneItem[]
  before?: string
  /** A scene without a table draws its own ground. */
  table?: boolean
}

const families = Map.groupBy(fragranceById.values(), (fragrance) => fragrance.family)

function drawItem(item: SceneItem): string {
  const { form, scent, x, up = 0, scale = 1, colour } = item
  const list = scent ? (families.get(scent[0]) ?? []) : []
  const fragrance = scent ? list[scent[1] % Math.max(1, list.length)] : undefined
  const { vessel } = forms[form]
  const look = lookOf({ form, fragrance, colour, language: 'en' })
  const shadow = vessel.hangs ? '' : contactShadow(vessel.width / 2)
  return at(x, -up, scale, shadow + vessel.draw({ ...look, bare: item.bare ?? false }))
}

/** A banner: products on a table, with room for text on the left if it is wide. */
export function drawScene(scene: Scene, ratio: Ratio): string {
  const canvas = canvases[ratio]
  const { width, height, horizon, base, middle, unit } = canvas
  const drawn =
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#wall)"/>` +
    (scene.backdrop?.(canvas) ?? '') +
    (scene.table === false
      ? ''
      : `<path d="M0 ${n(horizon)}H${width}V${height}H0Z" fill="url(#floor)"/>`) +
    at(
      middle,
      base,
      unit,
      (scene.behind ?? '') + scene.items.map(drawItem).join('') + (scene.before ?? ''),
    )
  return picture({ width, height, ground: scene.ground }, drawn)
}
