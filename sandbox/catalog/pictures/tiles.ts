import type { FragranceFamily } from '../model.ts'
import { backgrounds, brandColors } from './drawing/palette.ts'
import type { PictureLanguage } from './parts/look.ts'
import type { Scene, SceneItem } from './scenes/canvas.ts'
import { drawScene } from './scenes/canvas.ts'

type Scent = [family: FragranceFamily, index: number]

const one = (form: SceneItem['form'], scent: Scent, scale = 1.66): SceneItem => ({
  form,
  scent,
  x: 0,
  scale,
})

/** A tall item at the back on the left, a lower one in front of it on the right. */
const two = (
  back: SceneItem['form'],
  front: SceneItem['form'],
  first: Scent,
  second: Scent,
): SceneItem[] => [
  { form: back, scent: first, x: -210, scale: 1.36 },
  { form: front, scent: second, x: 196, scale: 1.2 },
]

const trio = (
  forms: [SceneItem['form'], SceneItem['form'], SceneItem['form']],
  scents: [Scent, Scent, Scent],
): SceneItem[] => [
  { form: forms[0], scent: scents[0], x: -350, scale: 1.14 },
  { form: forms[2], scent: scents[2], x: 350, scale: 1.14 },
  { form: forms[1], scent: scents[1], x: 0, scale: 1.16 },
]

const scented = (family: FragranceFamily, items: SceneItem[]): Scene => ({
  ground: backgrounds[family],
  items,
})
const plain = (items: SceneItem[]): Scene => ({ ground: backgrounds.plain, items })

/** A whole fragrance family: the same three forms on its ground. */
const wholeFamily = (family: FragranceFamily): Scene =>
  scented(
    family,
    trio(
      ['roommist', 'threewick', 'handsoap'],
      [
        [family, 1],
        [family, 0],
        [family, 3],
      ],
    ),
  )

const evening = {
  wall: '#2b473e',
  floor: '#5f4733',
  light: '#456356',
  sheen: '#8a6547',
  deep: '#12201b',
}

const tiles: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  Object.entries({
    'new-and-now': scented('floral', two('bodymist', 'threewick', ['floral', 3], ['gourmand', 1])),
    'new-arrivals': scented('gourmand', two('roommist', 'bodycream', ['floral', 4], ['citrus', 4])),
    'best-sellers': scented('woods', two('handsoap', 'threewick', ['citrus', 0], ['woods', 0])),
    'online-exclusives': scented(
      'sea',
      two('reeddiffuser', 'singlewick', ['sea', 1], ['spice', 2]),
    ),
    'home-fragrance': scented(
      'gourmand',
      trio(
        ['singlewick', 'threewick', 'reeddiffuser'],
        [
          ['citrus', 3],
          ['woods', 0],
          ['sea', 4],
        ],
      ),
    ),
    candles: scented('woods', two('singlewick', 'threewick', ['floral', 0], ['woods', 2])),
    'three-wick-candles': scented('citrus', [one('threewick', ['citrus', 0])]),
    'single-wick-candles': scented('spice', [one('singlewick', ['spice', 0])]),
    'tins-and-melts': scented('floral', two('waxmelt', 'tincandle', ['floral', 5], ['floral', 0])),
    'reed-diffusers': scented('sea', [one('reeddiffuser', ['sea', 2], 1.5)]),
    'room-mists': scented('woods', [one('roommist', ['woods', 3], 1.75)]),
    'plug-ins': plain([
      { form: 'plugwarmer', color: 'sage', x: -170, up: 110, scale: 1 },
      { form: 'plugrefill', scent: ['citrus', 3], x: 230, scale: 1.2 },
    ]),
    'candle-holders': plain([
      { form: 'candleholder', design: 'pedestal', color: 'sage', x: -320, scale: 1.06 },
      { form: 'candleholder', design: 'lantern', color: 'copper', x: 30, scale: 1.12 },
      { form: 'candleholder', design: 'dish', color: 'ochre', x: 380, scale: 0.8 },
    ]),
    'body-care': scented(
      'floral',
      trio(
        ['bodylotion', 'bodycream', 'bodywash'],
        [
          ['floral', 5],
          ['spice', 3],
          ['sea', 4],
        ],
      ),
    ),
    'body-washes': scented('sea', [one('bodywash', ['sea', 4], 1.64)]),
    'body-lotions': scented('floral', [one('bodylotion', ['floral', 4], 1.61)]),
    'body-creams': scented('spice', [one('bodycream', ['spice', 2], 1.75)]),
    'body-mists': scented('floral', [one('bodymist', ['floral', 3], 1.61)]),
    'bar-soaps': scented('gourmand', [one('soapbar', ['gourmand', 4], 1.64)]),
    'hand-care': scented(
      'woods',
      trio(
        ['handsoap', 'sanitizer', 'handcream'],
        [
          ['woods', 0],
          ['sea', 4],
          ['citrus', 2],
        ],
      ),
    ),
    'hand-soaps': scented('woods', [one('handsoap', ['woods', 0], 1.75)]),
    'hand-creams': scented('floral', [one('handcream', ['floral', 2], 1.68)]),
    'hand-sanitizers': scented('sea', [one('sanitizer', ['sea', 4], 1.87)]),
    fragrances: scented(
      'spice',
      trio(
        ['roommist', 'threewick', 'bodymist'],
        [
          ['citrus', 1],
          ['spice', 0],
          ['floral', 3],
        ],
      ),
    ),
    gifts: {
      ground: evening,
      items: [{ form: 'giftset', scent: ['woods', 0], x: 0, scale: 1.66 }],
    },
    'gift-sets': scented('gourmand', [one('giftset', ['gourmand', 0])]),
    'gift-cards': plain([{ form: 'giftcard', color: 'juniper', x: 0, scale: 1.66 }]),
    'gifts-under-25': scented(
      'citrus',
      two('handcream', 'tincandle', ['citrus', 5], ['citrus', 0]),
    ),
    'top-offers': {
      ground: { wall: '#cf9a73', floor: '#a86f48', light: '#e6c3a4', deep: brandColors.night },
      items: two('handsoap', 'threewick', ['woods', 0], ['gourmand', 0]),
    },
    citrus: wholeFamily('citrus'),
    woods: wholeFamily('woods'),
    floral: wholeFamily('floral'),
    spice: wholeFamily('spice'),
    sea: wholeFamily('sea'),
    gourmand: wholeFamily('gourmand'),
  }),
)

const anyTile: Scene = scented(
  'gourmand',
  two('handsoap', 'threewick', ['woods', 0], ['citrus', 0]),
)

/** Tiles are shown under an arch of 4:5 as well, which crops both sides of the square. */
const IN_ARCH = 362

/** A category's square tile, or the default tile for a category without its own. */
export function tilePicture(
  categoryId: string,
  { language, isShared = false }: { language: PictureLanguage; isShared?: boolean },
): string {
  const scene = tiles.get(categoryId) ?? anyTile
  return isShared
    ? drawScene(scene, { ratio: 'share', language })
    : drawScene(scene, { ratio: 'square', language, reach: IN_ARCH })
}
