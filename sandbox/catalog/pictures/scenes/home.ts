import { brandColors } from '../drawing/palette.ts'
import { board, roundPane, sash } from './furniture.ts'
import { twig } from './plants.ts'
import type { Scene, Canvas } from './canvas.ts'

const night = {
  wall: '#26423a',
  floor: '#5c4330',
  light: '#3d5c50',
  sheen: '#8a6547',
  deep: '#0f1d18',
}
const dusk = { wall: '#b9a79c', floor: '#8d6a50', light: '#dcc7b2', deep: '#3a2a22' }
const plaster = { wall: '#e0d5c5', floor: '#b08b66', light: '#f3ecdf', deep: '#4b3523' }
const sage = { wall: '#c4cdbf', floor: '#b39370', light: '#dfe5da', deep: '#34493c' }

const panels = ({ width, horizon, height }: Canvas): string => {
  const step = height * 0.34
  return Array.from({ length: Math.ceil(width / step) }, (_, index) => {
    const x = Math.round(index * step + step * 0.12)
    return `<rect x="${x}" y="${Math.round(height * 0.06)}" width="${Math.round(step * 0.76)}" height="${Math.round(horizon - height * 0.14)}" fill="none" stroke="#fff1" stroke-width="3"/>`
  }).join('')
}

const lamplight = ({ middle, base, height }: Canvas): string =>
  `<circle cx="${middle}" cy="${Math.round(base - height * 0.34)}" r="${Math.round(height * 0.72)}" fill="url(#glow)" opacity=".55"/>`

export const homeScenes = {
  'dusk-apothecary': {
    ground: night,
    backdrop: (canvas) => panels(canvas) + lamplight(canvas),
    behind: board(-560, 470, 1150, '#6b4c33'),
    items: [
      { form: 'bodymist', scent: ['floral', 3], x: -440, up: 476, scale: 0.62, bare: true },
      { form: 'bodycream', scent: ['spice', 2], x: -180, up: 476, scale: 0.66 },
      { form: 'roommist', scent: ['gourmand', 0], x: 90, up: 476, scale: 0.66, bare: true },
      { form: 'singlewick', scent: ['sea', 2], x: 360, up: 476, scale: 0.66 },
      { form: 'reeddiffuser', scent: ['woods', 3], x: 410, scale: 0.72 },
      { form: 'handsoap', scent: ['woods', 0], x: -390, scale: 0.92 },
      { form: 'threewick', scent: ['woods', 0], x: 0, scale: 1.06 },
    ],
  },
  'candle-table': {
    ground: dusk,
    behind: sash({
      x: -420,
      up: 190,
      width: 560,
      height: 560,
      frame: '#6d5140',
      sky: 'url(#dusk)',
    }),
    items: [
      { form: 'singlewick', scent: ['spice', 0], x: -350, scale: 0.96 },
      { form: 'candleholder', color: 'copper', x: 360, scale: 0.98 },
      { form: 'threewick', scent: ['gourmand', 0], x: -10, scale: 1.02 },
    ],
    before: twig({ x: 560, y: 26, turn: 188, scale: 0.7 }, brandColors.moss, 3),
  },
  'three-wicks': {
    ground: plaster,
    behind:
      roundPane(250, 560, 200, '#cbb79c') +
      twig({ x: -560, y: -560, turn: 26, scale: 1 }, '#7f8f6c', 4),
    items: [{ form: 'threewick', scent: ['citrus', 0], x: 0, scale: 1.86 }],
  },
  'diffuser-window': {
    ground: sage,
    behind:
      sash({
        x: -330,
        up: 60,
        width: 660,
        height: 700,
        frame: '#eef0e8',
        sky: 'url(#dusk)',
      }) + twig({ x: -430, y: -760, turn: 62, scale: 1.1 }, '#6c8062', 4),
    items: [
      { form: 'roommist', scent: ['sea', 4], x: -320, scale: 0.92 },
      { form: 'reeddiffuser', scent: ['woods', 4], x: 10, scale: 1.1 },
      { form: 'singlewick', scent: ['citrus', 1], x: 340, scale: 0.9 },
    ],
  },
} as const satisfies Record<string, Scene>
