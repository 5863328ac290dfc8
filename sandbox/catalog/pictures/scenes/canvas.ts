import type { FragranceFamily } from '../../model.ts'
import type { FormId } from '../../picture-subject.ts'
import { forms } from '../parts/forms.ts'
import { contactShadow, picture } from '../../../pictures/drawing/light.ts'
import { fragranceById, createLook, type PictureLanguage } from '../parts/look.ts'
import type { Background } from '../../../pictures/drawing/palette.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'

export type Ratio = 'wide' | 'landscape' | 'square' | 'tall' | 'share'

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
  /** How far items may reach from the middle; a scene that is wider is drawn smaller. */
  reach: number
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
    reach: 440,
  },
  landscape: {
    ratio: 'landscape',
    width: 1200,
    height: 900,
    horizon: 650,
    base: 742,
    middle: 600,
    unit: 0.72,
    reach: 540,
  },
  square: {
    ratio: 'square',
    width: 1000,
    height: 1000,
    horizon: 760,
    base: 872,
    middle: 500,
    unit: 0.86,
    reach: 462,
  },
  tall: {
    ratio: 'tall',
    width: 800,
    height: 1000,
    horizon: 770,
    base: 872,
    middle: 400,
    unit: 0.7,
    reach: 370,
  },
  // For link previews.
  share: {
    ratio: 'share',
    width: 1200,
    height: 630,
    horizon: 470,
    base: 548,
    middle: 600,
    unit: 0.6,
    reach: 520,
  },
}

export const ratioByName: ReadonlyMap<string, Ratio> = new Map([
  ['wide', 'wide'],
  ['landscape', 'landscape'],
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
  /** A fragrance by its id, instead of `scent`. */
  fragrance?: string
  x: number
  /** Height above the table. */
  up?: number
  scale?: number
  color?: string
  /** One of the form's designs. */
  design?: string
  bare?: boolean
}

export interface Scene {
  ground: Background
  /** Drawn behind the table, on the whole surface. */
  backdrop?: (canvas: Canvas) => string
  /** Drawn around (0, 0) on the table, behind and in front of the items. */
  behind?: string | ((language: PictureLanguage) => string)
  items: SceneItem[]
  /**
   * The extent of the surroundings to the left and to the right, if it exceeds that of the items.
   */
  props?: [left: number, right: number]
  before?: string
  /** A scene without a table draws its own ground. */
  table?: boolean
}

const families = Map.groupBy(fragranceById.values(), (fragrance) => fragrance.family)

export const findVessel = ({ form, design }: Pick<SceneItem, 'form' | 'design'>) =>
  forms[form].designs?.[design ?? ''] ?? forms[form].vessel

function getFragrance({ scent, fragrance }: SceneItem) {
  if (!scent) return fragranceById.get(fragrance ?? '')
  const list = families.get(scent[0]) ?? []
  return list[scent[1] % Math.max(1, list.length)]
}

function drawItem(item: SceneItem, language: PictureLanguage): string {
  const { form, x, up = 0, scale = 1, color } = item
  const fragrance = getFragrance(item)
  const vessel = findVessel(item)
  const look = createLook({ form, fragrance, color, language })
  const drawn = vessel.draw({ ...look, ...(scale < 1.3 && { kind: '' }), bare: item.bare ?? false })
  return at(x, -up, scale, contactShadow(vessel) + drawn)
}

/** The distance from the middle of a scene to both sides. */
export function measureExtent({ items, props = [0, 0] }: Scene): [left: number, right: number] {
  const halves = items.map((item) => (findVessel(item).width / 2) * (item.scale ?? 1))
  return [
    Math.min(props[0], ...items.map(({ x }, index) => x - (halves[index] ?? 0))),
    Math.max(props[1], ...items.map(({ x }, index) => x + (halves[index] ?? 0))),
  ]
}

/** The scale and the position at which the whole scene is within the canvas. */
export function fit(scene: Scene, canvas: Canvas): Canvas {
  const [left, right] = measureExtent(scene)
  const unit = Math.min(canvas.unit, (canvas.reach * 2) / (right - left))
  return { ...canvas, unit, middle: canvas.middle - ((left + right) / 2) * unit }
}

interface SceneView {
  ratio: Ratio
  language: PictureLanguage
  /** Override those of the canvas. */
  reach?: number
  unit?: number
}

/** A banner: products on a table, with room for text on the left if it is wide. */
export function drawScene(
  scene: Scene,
  { ratio, language, reach, unit: scale }: SceneView,
): string {
  const canvas = canvases[ratio]
  const { width, height, horizon, base } = canvas
  const { unit, middle } = fit(scene, {
    ...canvas,
    ...(reach && { reach }),
    ...(scale && { unit: scale }),
  })
  const behind = typeof scene.behind === 'function' ? scene.behind(language) : scene.behind
  const items = scene.items.map((item) => drawItem(item, language)).join('')
  const drawn =
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#wall)"/>` +
    (scene.backdrop?.(canvas) ?? '') +
    (scene.table === false
      ? ''
      : `<path d="M0 ${n(horizon)}H${width}V${height}H0Z" fill="url(#floor)"/>`) +
    at(middle, base, unit, (behind ?? '') + items + (scene.before ?? ''))
  return picture({ width, height, ground: scene.ground }, drawn)
}
