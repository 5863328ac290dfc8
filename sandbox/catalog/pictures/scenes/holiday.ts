import { brandColors } from '../drawing/palette.ts'
import { bow } from '../parts/gift-box.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import { parcel, sash } from './furniture.ts'
import { conifer, twig } from './plants.ts'
import type { Scene } from './canvas.ts'

const evening = {
  wall: '#2b473e',
  floor: '#6b4d36',
  light: '#4a6c5f',
  sheen: '#8f6a4c',
  deep: '#12201b',
}
const snowlight = { wall: '#c9d3d6', floor: '#a5835f', light: '#e9eeee', deep: '#3a4a50' }

const berry = '#a8434b'
const needles = '#5d7a66'

const around = <Item>(count: number, draw: (angle: number, index: number) => Item) =>
  Array.from({ length: count }, (_, index) => draw((index / count) * 360, index))

/** A wreath of twigs with berries and a bow, around (x, -up). */
function wreath(x: number, up: number, r: number): string {
  const place = (angle: number, radius: number) => {
    const turn = (angle * Math.PI) / 180
    return { x: x + Math.cos(turn) * radius, y: -up + Math.sin(turn) * radius }
  }
  const twigs = around(14, (angle, index) =>
    twig(
      {
        ...place(angle, r * (index % 2 === 0 ? 1 : 0.9)),
        turn: Math.round(angle + 74),
        scale: 0.44,
      },
      index % 2 === 0 ? needles : brandColors.moss,
      3,
    ),
  )
  const berries = around(7, (angle) => {
    const { x: cx, y: cy } = place(angle + 20, r)
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="11" fill="${berry}"/><circle cx="${n(cx - 3)}" cy="${n(cy - 4)}" r="3" fill="#fff8"/>`
  })
  return twigs.join('') + berries.join('') + at(x, -up + r + 16, 0.74, bow)
}

/** A garland of twigs with berries along the front of a table. */
const garland = (left: number, right: number, y: number): string => {
  const step = 118
  return Array.from({ length: Math.ceil((right - left) / step) }, (_, index) => {
    const x = left + index * step
    const sag = Math.sin((index % 4) * 0.8) * 16
    return (
      twig({ x, y: y + sag, turn: index % 2 === 0 ? 8 : -8, scale: 0.54 }, needles, 3) +
      `<circle cx="${n(x + 60)}" cy="${n(y + sag + 8)}" r="12" fill="${berry}"/><circle cx="${n(x + 56)}" cy="${n(y + sag + 4)}" r="3.5" fill="#fff8"/>`
    )
  }).join('')
}

/** Snow that falls outside a window. */
const snow = ({ x, up, width, height }: Record<'x' | 'up' | 'width' | 'height', number>): string =>
  Array.from({ length: 26 }, (_, index) => {
    const cx = x + 20 + ((index * 83) % (width - 40))
    const cy = -up - 24 - ((index * 137) % (height - 50))
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(3 + (index % 3) * 1.6)}" fill="#fff" fill-opacity="${n(0.5 + (index % 4) * 0.12)}"/>`
  }).join('')

/** The shop's door in the evening, with light behind its arched window. */
const entrance =
  '<path d="M-256 0V-640Q-256-850 0-850Q256-850 256-640V0Z" fill="#4a3323"/><path d="M-220 0V-632Q-220-814 0-814Q220-814 220-632V0Z" fill="#7a5236"/>' +
  '<path d="M-168-300V-622Q-168-764 0-764Q168-764 168-622V-300Z" fill="#f2cb8c"/><path d="M-168-300V-622Q-168-764 0-764Q168-764 168-622V-300Z" fill="url(#glow)"/>' +
  '<path d="M0-300V-764M-168-450H168M-166-610H166" stroke="#4a3323" stroke-width="12"/>' +
  `<rect x="-168" y="-250" width="336" height="190" rx="6" fill="#0001" stroke="#0003" stroke-width="6"/><circle cx="-194" cy="-276" r="15" fill="${brandColors.brass}"/><circle cx="-198" cy="-281" r="5" fill="#fff8"/>` +
  '<path d="M-330 0H330V30H-330Z" fill="#8b7a68"/><path d="M-330 0H330V9H-330Z" fill="#fff3"/>'

const pane = { x: -560, up: 150, width: 470, height: 600 }

export const holidayScenes = {
  'holiday-mantel': {
    ground: evening,
    props: [-600, 610],
    backdrop: ({ middle, base, height }) =>
      `<circle cx="${n(middle)}" cy="${n(base - height * 0.3)}" r="${n(height * 0.66)}" fill="url(#glow)" opacity=".5"/>`,
    behind:
      wreath(120, 640, 168) +
      parcel({ x: -455, width: 220, height: 150, paper: berry, ribbon: brandColors.brass }),
    items: [
      { form: 'singlewick', scent: ['spice', 5], x: -455, up: 152, scale: 0.6 },
      { form: 'tincandle', scent: ['gourmand', 2], x: -215, scale: 0.66 },
      { form: 'threewick', scent: ['woods', 4], x: 90, scale: 1.02 },
      { form: 'reeddiffuser', scent: ['woods', 1], x: 380, scale: 0.76 },
      { form: 'roommist', scent: ['gourmand', 5], x: 545, scale: 0.76 },
    ],
    before: at(-455, -92, 0.5, bow) + garland(-620, 640, 52),
  },
  'open-door': {
    ground: evening,
    props: [-560, 560],
    backdrop: ({ middle, base, height, width }) =>
      `<circle cx="${n(middle)}" cy="${n(base - height * 0.42)}" r="${n(height * 0.72)}" fill="url(#glow)" opacity=".6"/>` +
      `<g transform="translate(0 ${n(height)})">${snow({ x: 0, up: height * 0.2, width, height: height * 0.8 })}</g>`,
    behind:
      `<g fill="#3f5d4c">${conifer(-400, 0, 430)}${conifer(400, 0, 430)}</g>` +
      entrance +
      wreath(0, 530, 118),
    items: [
      { form: 'threewick', scent: ['woods', 4], x: -390, scale: 0.74 },
      { form: 'singlewick', scent: ['spice', 5], x: 330, scale: 0.66 },
      { form: 'reeddiffuser', scent: ['woods', 1], x: 490, scale: 0.62 },
    ],
    before: garland(-560, 560, 60),
  },
  'snow-window': {
    ground: snowlight,
    props: [-600, 560],
    behind:
      sash({ ...pane, frame: '#eef0e8', sky: '#9fb2bd' }) +
      `<g fill="#6f8791">${conifer(-470, -152, 250)}${conifer(-360, -152, 330)}${conifer(-230, -152, 270)}</g>` +
      snow(pane) +
      wreath(290, 610, 120),
    items: [
      { form: 'singlewick', scent: ['woods', 4], x: -330, scale: 0.86 },
      { form: 'threewick', scent: ['gourmand', 5], x: 30, scale: 1 },
      { form: 'handcream', scent: ['woods', 0], x: 340, scale: 0.8 },
      { form: 'handsoap', scent: ['spice', 4], x: 500, scale: 0.8 },
    ],
    before: garland(-620, 600, 58),
  },
} as const satisfies Record<string, Scene>
