import type { Room } from '../parts/forms.ts'
import { contactShadow } from '../../../pictures/drawing/light.ts'
import type { Background } from '../../../pictures/drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { at } from '../../../pictures/drawing/shape.ts'
import type { ProductView } from './product-view.ts'

const wall = '<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>'

const table = (ground: Background, from: number, color: string) =>
  `<path d="M0 ${from}H800V1000H0Z" fill="${color}"/><path d="M0 ${from}H800V1000H0Z" fill="url(#depth)"/><path d="M0 ${from}H800V${from + 6}H0Z" fill="${mix(color, ground.light, 0.5)}"/>`

/** A window at dusk above its sill. */
function sill(ground: Background): string {
  const frame = mix(ground.light, '#ffffff', 0.4)
  return (
    `${wall}<path d="M170 0H690V740H170Z" fill="url(#dusk)"/>` +
    '<path d="M170 640Q260 560 360 620T560 600T690 640V740H170Z" fill="#5d6a62" fill-opacity=".75"/>' +
    `<path d="M430 0V740M170 330H690M170 0V740H690V0" fill="none" stroke="${frame}" stroke-width="26"/>` +
    table(ground, 740, mix(ground.floor, '#ffffff', 0.45))
  )
}

/** Tiles above a stone basin's edge. */
function basin(ground: Background): string {
  const rows = [70, 170, 270, 370, 470, 570, 670].map((y, index) => {
    const first = index % 2 === 0 ? 100 : 0
    return `M0 ${y}H800M${first} ${y}v100m200-100v100m200-100v100m200-100v100m200-100v100`
  })
  return (
    `${wall}<path d="${rows.join('')}" fill="none" stroke="#fff7" stroke-width="4"/>` +
    table(ground, 770, '#efece4') +
    '<path d="M650 770V540Q650 450 720 450H800" fill="none" stroke="#a9683f" stroke-width="34"/><path d="M643 770V540Q643 446 720 441H800" fill="none" stroke="#fff6" stroke-width="7"/><path d="M616 740H684V776H616Z" fill="#8f5530"/>'
  )
}

/** A shelf with folded linen. */
function bath(ground: Background): string {
  const folded = [
    '#f3efe6',
    mix(ground.wall, '#ffffff', 0.4),
    mix(ground.floor, ground.deep, 0.12),
    '#f3efe6',
  ]
  const pile = folded.map((color, index) => {
    const y = 780 - (index + 1) * 58
    return `<rect x="${500 + (index % 2) * 8}" y="${y}" width="330" height="58" rx="28" fill="${color}"/><path d="M540 ${y + 30}H800" stroke="#0002" stroke-width="3"/>`
  })
  return `${wall}<circle cx="560" cy="250" r="170" fill="#fff4" stroke="${ground.light}" stroke-width="18"/><path d="M390 250H730M560 80V420" stroke="${ground.light}" stroke-width="8"/>${pile.join('')}${table(ground, 780, '#b08a66')}`
}

/** A table with a lamp's light on the wall. */
const lamplit = (ground: Background): string =>
  `${wall}<circle cx="400" cy="470" r="430" fill="url(#glow)" opacity=".7"/>` +
  `<path d="M0 150H800M0 176H800" stroke="${ground.light}" stroke-width="4"/>` +
  table(ground, 770, '#9a7350') +
  '<path d="M0 836H800M0 918H800" stroke="#0002" stroke-width="4"/>'

const rooms: Record<Room, (ground: Background) => string> = { sill, basin, bath, table: lamplit }

/** The product in its room. */
export function inRoom({ form, look, ground, scale }: ProductView): string {
  const { vessel, room } = form
  const drawn = vessel.draw(look)
  if (vessel.hangs) return lamplit(ground) + at(400, 690, scale * 0.8, drawn)
  const size = Math.min(scale * 0.8, 520 / vessel.width)
  const x = room === 'basin' || room === 'bath' ? 290 : 390
  return rooms[room](ground) + at(x, 880, size, contactShadow(vessel) + drawn)
}
