import { house } from '../palette.ts'
import { ornament } from '../parts/ornament.ts'
import { n } from '../parts/shape.ts'
import { board, stand } from './furniture.ts'
import type { Scene, Stage } from './stage.ts'

const cabinet = { wall: '#8a5a3c', floor: '#b07c54', light: '#a8744f', deep: '#3b2212' }
const patisserie = { wall: '#d8c3a6', floor: '#a07a55', light: '#efe2cc', deep: '#45301d' }

/** Drawers from edge to edge, each with its brass knob. */
const drawers = ({ width, horizon, height, middle }: Stage): string => {
  const wide = height * 0.25
  const high = height * 0.165
  const rows = Math.ceil(horizon / high)
  const first = (middle % wide) - wide
  return Array.from({ length: rows * (Math.ceil(width / wide) + 2) }, (_, index) => {
    const row = index % rows
    const x = first + Math.floor(index / rows) * wide + 6
    const y = horizon - (row + 1) * high + 4
    if (y + high < 0) return ''
    return (
      `<rect x="${n(x)}" y="${n(y)}" width="${n(wide - 12)}" height="${n(high - 12)}" rx="4" fill="#fff" fill-opacity="${row % 2 === 0 ? 0.05 : 0.08}" stroke="#3b2212" stroke-opacity=".45" stroke-width="3"/>` +
      `<circle cx="${n(x + wide / 2 - 6)}" cy="${n(y + high / 2 - 6)}" r="${n(height * 0.014)}" fill="${house.brass}"/>`
    )
  }).join('')
}

const awning = ({ width, height }: Stage): string => {
  const wide = height * 0.11
  return Array.from({ length: Math.ceil(width / wide) }, (_, index) => {
    const x = index * wide
    return `<path d="M${n(x)} 0H${n(x + wide)}V${n(height * 0.11)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0Z" fill="${index % 2 === 0 ? house.paper : '#8a5a3c'}" fill-opacity=".85"/>`
  }).join('')
}

const bundt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-120 0Q-130-86-70-104Q-40-118 0-110Q40-118 70-104Q130-86 120 0Z" fill="#8a5433"/><path d="M-78 0Q-84-80-44-108M-28 0Q-32-90-14-112M28 0Q32-90 14-112M78 0Q84-80 44-108" stroke="#000" stroke-opacity=".16" stroke-width="7" fill="none"/><path d="M-96-92Q-70-120 0-116Q70-120 96-92Q92-60 76-66Q66-40 50-68Q30-36 12-70Q-8-30-26-68Q-46-38-58-66Q-84-56-96-92Z" fill="#f6ead6"/></g>`

const spices =
  `<g color="#5a3018">${ornament('spice', -196, 14, 74)}${ornament('spice', 214, 22, 60)}</g>` +
  '<path d="M150 44L330 6M160 56L344 20M146 30L310-6" stroke="#8a4a26" stroke-width="15" stroke-linecap="round"/><path d="M150 41L330 3M160 53L344 17" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>'

export const kitchenScenes = {
  'spice-drawer': {
    ground: cabinet,
    backdrop: drawers,
    things: [
      { form: 'roommist', scent: ['spice', 5], x: -330, scale: 1 },
      { form: 'handsoap', scent: ['spice', 2], x: 350, scale: 0.98 },
      { form: 'threewick', scent: ['spice', 0], x: 0, scale: 1.06 },
    ],
    before: spices,
  },
  'pastry-window': {
    ground: patisserie,
    backdrop: awning,
    behind:
      '<rect x="-520" y="-760" width="1040" height="700" rx="6" fill="#fff" fill-opacity=".26" stroke="#6b4a2f" stroke-width="20"/><path d="M-470-720H-180L-440-120H-470Z" fill="#fff" fill-opacity=".18"/>' +
      board(-510, 440, 1020, '#7d583a') +
      bundt(-300, -446) +
      stand(-330, 300, 210) +
      bundt(-330, -224),
    things: [
      { form: 'tincandle', scent: ['gourmand', 5], x: 40, up: 446, scale: 0.72 },
      { form: 'waxmelt', scent: ['gourmand', 4], x: 350, up: 446, scale: 0.56 },
      { form: 'bodycream', scent: ['gourmand', 0], x: 24, scale: 0.92 },
      { form: 'bodylotion', scent: ['gourmand', 3], x: 350, scale: 0.78 },
    ],
  },
} as const satisfies Record<string, Scene>
