import { backgrounds } from '../drawing/palette.ts'
import { n } from '../../../pictures/drawing/shape.ts'
import { blossom, citrusHalf, conifer, fruit, twig } from './plants.ts'
import type { Scene, Canvas } from './canvas.ts'

const garden = { wall: '#e6d7ae', floor: '#c9a877', light: '#f6ecd0', deep: '#6b4a1f' }
const forest = { wall: '#b9c4ba', floor: '#7d6a54', light: '#dfe5dc', deep: '#2a2c22' }
const market = { wall: '#e3cdc8', floor: '#b79586', light: '#f5e8e4', deep: '#5c3a36' }

const wallOfStone = ({ width, horizon, height }: Canvas): string => {
  const course = height * 0.06
  return [0, 1, 2, 3]
    .map((row) => {
      const y = horizon - course * (row + 1)
      const shift = row % 2 === 0 ? 0 : course * 1.3
      const joints = Array.from(
        { length: Math.ceil(width / (course * 2.6)) + 1 },
        (_, index) => `M${n(index * course * 2.6 + shift)} ${n(y)}v${n(course)}`,
      ).join('')
      return `<path d="M0 ${n(y)}H${width}${joints}" stroke="#7a5c2c" stroke-opacity=".16" stroke-width="3" fill="none"/>`
    })
    .join('')
}

const forestRows = [
  { color: '#a3b3a6', tall: 0.42, step: 0.085 },
  { color: '#7f9585', tall: 0.54, step: 0.11 },
  { color: '#54705f', tall: 0.62, step: 0.16 },
]

/** Three rows of trees, paler with distance; the nearest row leaves room for text. */
const trees = ({ width, horizon, height, ratio }: Canvas): string =>
  forestRows
    .map(({ color, tall, step }, row) => {
      const gap = height * step
      const first = row === 2 && ratio === 'wide' ? width * 0.44 : 0
      const count = Math.ceil((width - first) / gap) + 1
      const drawn = Array.from({ length: count }, (_, index) => {
        const sway = ((index * 37 + row * 23) % 17) / 17
        const x = first + index * gap + sway * gap * 0.4
        return conifer(x, horizon + 4, height * tall * (0.72 + sway * 0.36))
      })
      const ground = `<path d="M${n(first)} ${n(horizon - height * 0.035)}H${width}V${n(horizon)}H${n(first)}Z"/>`
      return `<g fill="${color}">${drawn.join('')}${row === 1 ? ground : ''}</g>`
    })
    .join('')

const sea = ({ width, height, horizon }: Canvas): string => {
  const line = height * 0.42
  const waves = [0.1, 0.3, 0.55, 0.8].map((share, row) => {
    const y = line + (horizon - line) * share
    return `<path d="M${n(width * (0.08 + row * 0.2))} ${n(y)}h${n(width * 0.1)}M${n(width * (0.62 - row * 0.17))} ${n(y + 12)}h${n(width * 0.06)}" stroke="#fff" stroke-opacity="${n(0.16 + row * 0.05)}" stroke-width="${2 + row}" stroke-linecap="round"/>`
  })
  return (
    `<circle cx="${n(width * 0.6)}" cy="${n(line - height * 0.1)}" r="${n(height * 0.075)}" fill="#f6e7cf"/><circle cx="${n(width * 0.6)}" cy="${n(line - height * 0.1)}" r="${n(height * 0.26)}" fill="url(#glow)" opacity=".7"/>` +
    `<path d="M0 ${n(line)}H${width}V${n(horizon)}H0Z" fill="#7d9aa3"/><path d="M0 ${n(line)}H${width}V${n(line + height * 0.1)}H0Z" fill="#9db5bb"/>${waves.join('')}` +
    `<path d="M${width} ${n(line - height * 0.06)}C${n(width * 0.93)} ${n(line - height * 0.05)} ${n(width * 0.88)} ${n(line - height * 0.01)} ${n(width * 0.8)} ${n(line)}H${width}Z" fill="#5f7d88"/>`
  )
}

const frame = ({ width, height, horizon }: Canvas): string =>
  `<path d="M${n(width * 0.36)} 0V${n(horizon)}M${n(width * 0.8)} 0V${n(horizon)}M0 ${n(height * 0.17)}H${width}" stroke="#f3f1ea" stroke-width="${n(height * 0.018)}"/><path d="M0 ${n(horizon - height * 0.03)}H${width}V${n(horizon)}H0Z" fill="#f3f1ea"/>`

const blooms: [x: number, up: number, r: number, color: string][] = [
  [-470, 330, 62, '#c98289'],
  [-380, 410, 70, '#dba6a6'],
  [-300, 330, 58, '#b9727a'],
  [-410, 300, 46, '#e8c6bf'],
  [-340, 260, 44, '#8a82a3'],
  [380, 350, 58, '#8a82a3'],
  [460, 420, 68, '#b3abc4'],
  [530, 340, 56, '#dba6a6'],
  [440, 300, 46, '#7c6b94'],
]

const bucket = (x: number) =>
  `<ellipse cx="${x + 10}" cy="-4" rx="120" ry="20" fill="url(#contact)"/><path d="M${x - 110}-220H${x + 110}L${x + 86}-8Q${x} 12 ${x - 86}-8Z" fill="#9aa5a0"/><path d="M${x - 110}-220H${x + 110}L${x + 86}-8Q${x} 12 ${x - 86}-8Z" fill="url(#metal)" opacity=".7"/>`

export const outdoorScenes = {
  'garden-citrus': {
    ground: garden,
    backdrop: wallOfStone,
    behind:
      twig({ x: -420, y: -700, turn: 24, scale: 1.3 }, '#6f8250', 4) +
      twig({ x: 620, y: -720, turn: 160, scale: 1.4 }, '#5f7444', 4) +
      fruit(300, -480, 62, '#d79a3c') +
      fruit(430, -560, 54, '#dca94d'),
    items: [
      { form: 'roommist', scent: ['citrus', 1], x: -310, scale: 0.98 },
      { form: 'threewick', scent: ['citrus', 0], x: 20, scale: 1 },
      { form: 'handsoap', scent: ['citrus', 3], x: 340, scale: 1 },
    ],
    before: citrusHalf(-170, 34, 74, '#d48a35') + fruit(190, 36, 60, '#cb7d42'),
  },
  'cedar-forest': {
    ground: forest,
    backdrop: trees,
    items: [
      { form: 'reeddiffuser', scent: ['woods', 4], x: -330, scale: 0.94 },
      { form: 'bodylotion', scent: ['woods', 3], x: 330, scale: 0.94 },
      { form: 'threewick', scent: ['woods', 1], x: 0, scale: 1.08 },
    ],
    before: twig({ x: -200, y: 34, turn: -8, scale: 0.62 }, '#4c6351', 4),
  },
  'flower-market': {
    ground: market,
    backdrop: ({ width, height }) =>
      Array.from({ length: 20 }, (_, index) => {
        const wide = width / 20
        return `<path d="M${n(index * wide)} 0H${n((index + 1) * wide)}V${n(height * 0.13)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0Z" fill="${index % 2 === 0 ? '#f7ece6' : '#a8555b'}" fill-opacity="${index % 2 === 0 ? 0.9 : 0.55}"/>`
      }).join(''),
    behind:
      '<path d="M-470-320L-420-180M-380-400L-390-180M-300-320L-360-180M380-340L430-180M460-410L450-180M530-330L480-180" stroke="#6f8258" stroke-width="9"/>' +
      twig({ x: -380, y: -220, turn: -120, scale: 0.8 }, '#7d8f66', 3) +
      twig({ x: 460, y: -220, turn: -50, scale: 0.8 }, '#7d8f66', 3) +
      blooms.map(([x, up, r, color]) => blossom(x, -up, r, color)).join('') +
      bucket(-390) +
      bucket(450),
    items: [
      { form: 'handcream', scent: ['floral', 3], x: -190, scale: 1 },
      { form: 'bodycream', scent: ['floral', 0], x: 52, scale: 0.98 },
      { form: 'handcream', scent: ['floral', 4], x: 296, scale: 1 },
    ],
  },
  'winter-sea': {
    ground: { ...backgrounds.sea, floor: '#b9a994', deep: '#4f4334', light: '#e9ece8' },
    backdrop: (canvas) => sea(canvas) + frame(canvas),
    items: [
      { form: 'bodymist', scent: ['sea', 0], x: -330, scale: 0.98 },
      { form: 'soapbar', scent: ['sea', 5], x: 370, scale: 0.9 },
      { form: 'threewick', scent: ['sea', 2], x: 0, scale: 1.02 },
    ],
    before:
      '<path d="M-240 30q30-44 84-22q20 22-6 34q-50 10-78-12ZM150 36q24-34 66-16q14 18-6 26q-40 8-60-10Z" fill="#8b8a82"/><path d="M-226 22q24-26 58-14M160 28q18-20 42-12" fill="none" stroke="#fff6" stroke-width="5" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Scene>
