import type { GarmentId, GarmentView } from '../../catalog/picture-subject.ts'
import { picture } from '../drawing/light.ts'
import { type Background, lightness, mix } from '../drawing/palette.ts'
import { at } from '../drawing/shape.ts'
import { backpack, crossbody, tote } from './bags.ts'
import { jeans, shorts, skirt, trousers, wideTrousers } from './bottoms.ts'
import { dress, knitDress, slipDress, wrapDress } from './dresses.ts'
import { createFabric, type Fabric, drawFolds, findWeave } from './fabric.ts'
import { coat, jacket } from './outerwear.ts'
import { boot, loafer, sandal, sneaker } from './shoes.ts'
import { beanie, belt, bucketHat, certificate, scarf, socks } from './small-things.ts'
import { blouse, cardigan, hoodie, polo, shirt, sweater, tank, tee, turtleneck } from './tops.ts'

interface Garment {
  /** Drawn around x = 0, within 1000 in height. */
  draw: (fabric: Fabric) => string
  /** The lowest part of what stands on a shelf: bags, shoes and small things. The rest is hung on a hanger. */
  foot?: number
  /** The subject of the close-up. */
  focus: readonly [x: number, y: number]
}

const hung = (draw: Garment['draw'], focus: Garment['focus'] = [40, 280]): Garment => ({
  draw,
  focus,
})

const shelved = (draw: Garment['draw'], foot: number, focus: Garment['focus']): Garment => ({
  draw,
  focus,
  foot,
})

const garments: Record<GarmentId, Garment> = {
  shirt: hung(shirt),
  blouse: hung(blouse),
  tee: hung(tee),
  tank: hung(tank, [60, 340]),
  polo: hung(polo),
  dress: hung(dress),
  wrapdress: hung(wrapDress, [0, 430]),
  slipdress: hung(slipDress, [0, 400]),
  knitdress: hung(knitDress),
  trousers: hung(trousers, [40, 230]),
  widetrousers: hung(wideTrousers, [40, 230]),
  jeans: hung(jeans, [60, 220]),
  shorts: hung(shorts, [40, 330]),
  skirt: hung(skirt, [40, 260]),
  sweater: hung(sweater),
  cardigan: hung(cardigan, [20, 560]),
  turtleneck: hung(turtleneck, [20, 220]),
  hoodie: hung(hoodie),
  coat: hung(coat, [20, 420]),
  jacket: hung(jacket, [60, 340]),
  tote: shelved(tote, 890, [100, 430]),
  crossbody: shelved(crossbody, 826, [0, 610]),
  backpack: shelved(backpack, 896, [0, 430]),
  loafer: shelved(loafer, 806, [0, 660]),
  sneaker: shelved(sneaker, 800, [0, 660]),
  boot: shelved(boot, 814, [-80, 640]),
  sandal: shelved(sandal, 800, [-130, 440]),
  beanie: shelved(beanie, 768, [40, 600]),
  buckethat: shelved(bucketHat, 750, [80, 560]),
  scarf: shelved(scarf, 905, [0, 340]),
  belt: shelved(belt, 774, [40, 320]),
  socks: shelved(socks, 892, [-60, 300]),
  certificate: shelved(certificate, 800, [0, 560]),
}

export interface GarmentRequest {
  garment: GarmentId
  material: string
  /** As #rrggbb. */
  color: string
  view: GarmentView
}

/** A piece of clothing, 800 by 1000. */
export function garmentPicture({ garment, material, color, view }: GarmentRequest): string {
  const { draw, foot, focus } = garments[garment]
  const drawn = draw(createFabric(color))
  const scene = {
    front: laidOut,
    detail: closeUp(focus),
    rail: foot === undefined ? onRail : onShelf(foot),
  }[view]
  const definitions = `<defs>${findWeave(material)}${drawFolds(material)}</defs>`
  return picture({ width: 800, height: 1000, ground: groundFor(color) }, definitions + scene(drawn))
}

const wall = '<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>'

/** From above, on a plain ground. */
const laidOut = (drawn: string) => wall + shadowed(drawn, 400, 0, 1)

/** So near that the weave can be seen. */
const closeUp =
  ([x, y]: Garment['focus']) =>
  (drawn: string) =>
    wall + at(400 - x * 2.6, 500 - y * 2.6, 2.6, drawn)

const HANGER =
  '<path d="M400 128V88C400 68 424 66 424 44A24 24 0 0 0 376 44" fill="none" stroke="#8d8579" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M250 214L400 128L550 214" fill="none" stroke="#a47a52" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>'

const onRail = (drawn: string) =>
  `${wall}<path d="M0 44H800" stroke="#7b6a55" stroke-width="16"/>${HANGER}${shadowed(drawn, 400, 74, 0.86)}`

const onShelf = (foot: number) => (drawn: string) =>
  `${wall}<path d="M0 830H800V1000H0Z" fill="url(#floor)"/><ellipse cx="410" cy="846" rx="300" ry="34" fill="url(#contact)"/>${at(400, 850 - foot * 0.84, 0.84, drawn)}`

/** Twice: once as its shadow on the ground, away from the light. */
const shadowed = (drawn: string, x: number, y: number, scale: number) =>
  at(x + 14, y + 18, scale, `<g opacity=".16">${blackened(drawn)}</g>`) + at(x, y, scale, drawn)

const blackened = (drawn: string) =>
  drawn
    .replaceAll(/<path d="[^"]+" fill="(?:none|url)[^>]*>/g, '')
    .replaceAll(/ stroke(?:-[a-z]+)?="[^"]*"/g, '')
    .replaceAll(/fill="#[^"]*"/g, 'fill="#000"')

/** A quiet ground that is neither too near the color nor too far from it. */
function groundFor(color: string): Background {
  const base = lightness(color) > 0.72 ? '#c9c2b4' : '#e9e4d9'
  const wallColor = mix(base, color, 0.12)
  return {
    wall: wallColor,
    floor: mix(wallColor, '#8a7a64', 0.35),
    light: mix(wallColor, '#ffffff', 0.5),
    deep: '#454238',
  }
}
