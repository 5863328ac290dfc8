import { backgrounds, brandColors } from '../drawing/palette.ts'
import { n } from '../../../pictures/drawing/shape.ts'
import { board, linen, roundPane } from './furniture.ts'
import type { Scene, Canvas } from './canvas.ts'

const tiled = { wall: '#d5ddd6', floor: '#e6e2d8', light: '#eef1ec', deep: '#6d7a70' }
const press = { wall: '#d9dcdd', floor: '#a98d6c', light: '#eceeec', deep: '#4a3d2c' }

const tiles = ({ width, horizon, height }: Canvas): string => {
  const high = height * 0.07
  const wide = high * 2
  const rows = Math.ceil(horizon / high)
  return Array.from({ length: rows }, (_, row) => {
    const y = horizon - (row + 1) * high
    const shift = row % 2 === 0 ? 0 : wide / 2
    const joints = Array.from(
      { length: Math.ceil(width / wide) + 1 },
      (_unused, index) => `M${n(index * wide + shift)} ${n(y)}v${n(high)}`,
    ).join('')
    return `<path d="M0 ${n(y)}H${width}${joints}" stroke="#fff8" stroke-width="3"/>`
  }).join('')
}

const basin =
  '<ellipse cx="20" cy="30" rx="330" ry="30" fill="url(#contact)"/><path d="M-320-170H320C316-60 240 14 120 26H-120C-240 14-316-60-320-170Z" fill="#fbfaf6"/><path d="M-320-170H320C316-60 240 14 120 26H-120C-240 14-316-60-320-170Z" fill="url(#matte)" opacity=".6"/>' +
  '<ellipse cy="-170" rx="320" ry="34" fill="#f3f1ea"/><ellipse cy="-166" rx="296" ry="26" fill="#cfd8d3"/>'

const tap =
  '<path d="M-10-160V-430Q-10-520 80-520Q160-520 160-440V-400" fill="none" stroke="#a9683f" stroke-width="34"/><path d="M-16-160V-430Q-16-526 80-526Q150-526 156-466" fill="none" stroke="#fff6" stroke-width="7"/><path d="M-50-196H30V-160H-50ZM138-410H182V-384H138Z" fill="#8f5530"/>'

export const bathroomScenes = {
  'hand-basin': {
    ground: tiled,
    backdrop: tiles,
    props: [-560, 570],
    behind: `<g transform="translate(0 10)">${tap}${basin}</g>`,
    items: [{ form: 'handsoap', scent: ['woods', 0], x: -420, scale: 1.02 }],
    before: linen(452, -6, ['#c9d2cc', '#f3efe6', '#e3cfc0'], 212),
  },
  'linen-shelf': {
    ground: press,
    behind:
      board(-560, 430, 1120, '#a58763') +
      linen(-330, 436, ['#e9e4d8', '#c9d2cc', '#f3efe6', '#b7c3bd']) +
      linen(300, 0, ['#d9cfbd', '#f3efe6', '#c4cdd0', '#ece6da', '#a9b5b3'], 380),
    items: [
      { form: 'roommist', scent: ['sea', 5], x: -10, up: 436, scale: 0.74 },
      { form: 'soapbar', scent: ['sea', 5], x: 330, up: 436, scale: 0.74 },
      { form: 'bodylotion', scent: ['floral', 2], x: -390, scale: 0.66 },
      { form: 'bodymist', scent: ['sea', 4], x: -130, scale: 0.7 },
    ],
  },
  'body-shelf': {
    ground: backgrounds.floral,
    behind: roundPane(190, 620, 170, '#f5e9e5') + board(-560, 0, 1120, '#b98d68'),
    items: [
      { form: 'bodylotion', scent: ['floral', 5], x: -400, up: 6, scale: 1 },
      { form: 'bodywash', scent: ['gourmand', 6], x: -150, up: 6, scale: 1 },
      { form: 'bodycream', scent: ['spice', 3], x: 150, up: 6, scale: 0.96 },
      { form: 'bodymist', scent: ['floral', 3], x: 420, up: 6, scale: 0.98 },
    ],
    before: `<path d="M-560 30H560" stroke="${brandColors.night}" stroke-opacity=".12" stroke-width="10"/>`,
  },
} as const satisfies Record<string, Scene>
