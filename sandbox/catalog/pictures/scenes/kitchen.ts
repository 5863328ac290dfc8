import { brandColors } from '../drawing/palette.ts'
import { ornament } from '../drawing/ornament.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import { board, stand } from './furniture.ts'
import type { Scene, Canvas } from './canvas.ts'

const cabinet = { wall: '#8a5a3c', floor: '#b07c54', light: '#a8744f', deep: '#3b2212' }
const patisserie = { wall: '#d8c3a6', floor: '#a07a55', light: '#efe2cc', deep: '#45301d' }

/** Drawers from edge to edge, each with its brass knob. */
const drawers = ({ width, horizon, height, middle }: Canvas): string => {
  const wide = height * 0.25
  const high = height * 0.165
  const rows = Math.ceil(horizon / high)
  const first = (middle % wide) - wide
  const places = Array.from({ length: rows * (Math.ceil(width / wide) + 2) }, (_, index) => ({
    x: first + Math.floor(index / rows) * wide + 6,
    y: horizon - ((index % rows) + 1) * high + 4,
  }))
  const faces = places.map(
    ({ x, y }) => `M${n(x)} ${n(y)}h${n(wide - 12)}v${n(high - 12)}h${n(12 - wide)}z`,
  )
  const knobs = places.map(({ x, y }) => `M${n(x + wide / 2 - 6)} ${n(y + high / 2 - 6)}h.1`)
  const size = height * 0.028
  return (
    `<path d="${faces.join('')}" fill="#fff1" stroke="#3b2212" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${knobs.join('')}" transform="translate(2 3)" stroke="#3b2212" stroke-opacity=".4" stroke-width="${n(size)}" stroke-linecap="round"/><path d="${knobs.join('')}" stroke="${brandColors.brass}" stroke-width="${n(size)}" stroke-linecap="round"/>`
  )
}

const awning = ({ width, height }: Canvas): string => {
  const wide = height * 0.11
  return Array.from({ length: Math.ceil(width / wide) }, (_, index) => {
    const x = index * wide
    return `<path d="M${n(x)} 0H${n(x + wide)}V${n(height * 0.11)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0Z" fill="${index % 2 === 0 ? brandColors.paper : '#8a5a3c'}" fill-opacity=".85"/>`
  }).join('')
}

const bundt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-120 0Q-130-86-70-104Q-40-118 0-110Q40-118 70-104Q130-86 120 0Z" fill="#8a5433"/><path d="M-78 0Q-84-80-44-108M-28 0Q-32-90-14-112M28 0Q32-90 14-112M78 0Q84-80 44-108" stroke="#0002" stroke-width="7" fill="none"/><path d="M-96-92Q-70-120 0-116Q70-120 96-92Q92-60 76-66Q66-40 50-68Q30-36 12-70Q-8-30-26-68Q-46-38-58-66Q-84-56-96-92Z" fill="#f6ead6"/></g>`

const drawer =
  '<path d="M-300-34H300L330 62H-330Z" fill="#4a2a17"/><path d="M-330 58H330V104Q330 112 322 112H-322Q-330 112-330 104Z" fill="#8f5f40"/><path d="M-330 58H330V66H-330Z" fill="#fff3"/><circle cy="86" r="12" fill="#cbb48d"/>'

const spices =
  `<g color="#d9a877">${ornament('spice', -196, 14, 74)}${ornament('spice', 214, 22, 60)}</g>` +
  '<path d="M150 44L330 6M160 56L344 20M146 30L310-6" stroke="#8a4a26" stroke-width="15" stroke-linecap="round"/><path d="M150 41L330 3M160 53L344 17" stroke="#fff3" stroke-width="4"/>'

export const kitchenScenes = {
  'spice-drawer': {
    ground: cabinet,
    backdrop: drawers,
    items: [
      { form: 'roommist', scent: ['spice', 5], x: -380, up: 50, scale: 0.96 },
      { form: 'handsoap', scent: ['spice', 2], x: 360, up: 50, scale: 0.94 },
      { form: 'threewick', scent: ['spice', 0], x: -20, up: 58, scale: 0.94 },
    ],
    before: at(0, 4, 0.98, drawer + spices),
  },
  'pastry-window': {
    ground: patisserie,
    backdrop: awning,
    props: [-530, 530],
    behind:
      '<rect x="-520" y="-760" width="1040" height="700" rx="6" fill="#fff4" stroke="#6b4a2f" stroke-width="20"/><path d="M-470-720H-180L-440-120H-470Z" fill="#fff3"/>' +
      board(-510, 440, 1020, '#7d583a') +
      bundt(-300, -446) +
      stand(-330, 300, 210) +
      bundt(-330, -224),
    items: [
      { form: 'tincandle', scent: ['gourmand', 5], x: 40, up: 446, scale: 0.72 },
      { form: 'waxmelt', scent: ['gourmand', 4], x: 350, up: 446, scale: 0.56 },
      { form: 'bodycream', scent: ['gourmand', 0], x: 24, scale: 0.92 },
      { form: 'bodylotion', scent: ['gourmand', 3], x: 350, scale: 0.78 },
    ],
  },
} as const satisfies Record<string, Scene>
