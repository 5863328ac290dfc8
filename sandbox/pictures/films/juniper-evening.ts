import { conifer } from '../scenes/plants.ts'
import { n } from '../drawing/shape.ts'
import {
  colorAt,
  eased,
  type FilmScene,
  filmShapes,
  frame,
  linear,
  livingFlame,
  radial,
  wave,
} from './film-scene.ts'

const rows = [
  { day: '#9db3a4', night: '#3d5568', tall: 0.34, step: 0.075, foot: 0.66, sway: 1.2 },
  { day: '#6f8d78', night: '#263f4a', tall: 0.44, step: 0.11, foot: 0.74, sway: 2 },
  { day: '#45634f', night: '#152a2c', tall: 0.58, step: 0.17, foot: 0.86, sway: 3 },
] as const

/** The sun sets behind swaying trees, and a candle on the stone keeps the light. Then the day begins again. */
export const juniperEvening: FilmScene = (seconds, shape) => {
  const { width, height } = filmShapes[shape]
  // Evening comes within four seconds, and morning in the last one.
  const dark = eased(seconds, 0.4, 4) - eased(seconds, 5.2, 6)
  const at = (day: string, dusk: string, night: string) =>
    colorAt(dark * 2, [
      [0, day],
      [1, dusk],
      [2.01, night],
    ])
  const sky = [
    at('#cfe0e2', '#8a7f9c', '#16263a'),
    at('#e9ecdf', '#e0a184', '#2c4257'),
    at('#f6edd2', '#f2c67e', '#4d5a66'),
  ]
  const sun = { x: width * 0.3, y: height * (0.2 + dark * 0.55) }
  const trees = rows.map(({ day, night, tall, step, foot, sway }, row) => {
    const gap = height * step
    const y = height * foot
    const drawn = Array.from({ length: Math.ceil(width / gap) + 2 }, (_, index) => {
      const odd = ((index * 37 + row * 23) % 17) / 17
      const x = (index - 0.5) * gap + odd * gap * 0.4
      const lean = wave(seconds, 3, index * 1.7 + row) * sway
      return `<g transform="rotate(${n(lean)} ${n(x)} ${n(y)})">${conifer(x, y, height * tall * (0.7 + odd * 0.42))}</g>`
    })
    const color = colorAt(dark, [
      [0, day],
      [1.01, night],
    ])
    return `<g fill="${color}">${drawn.join('')}<path d="M0 ${n(y - 4)}H${width}V${height}H0Z"/></g>`
  })
  const stone = { x: width * (shape === 'wide' ? 0.72 : 0.6), y: height * 0.86 }
  const burning = eased(seconds, 2.4, 3) * (1 - eased(seconds, 5.3, 5.7))
  const glass = at('#37584a', '#2c4a3e', '#1f372f')
  const candle =
    `<ellipse cx="${n(stone.x)}" cy="${n(stone.y + 10)}" rx="230" ry="46" fill="${at('#8d8f86', '#6f6a6a', '#323c40')}"/>` +
    `<path d="M${n(stone.x - 92)} ${n(stone.y - 150)}h184v140q-92 30-184 0Z" fill="${glass}"/>` +
    `<path d="M${n(stone.x - 70)} ${n(stone.y - 110)}h140v72q-70 14-140 0Z" fill="#efe7d6" opacity="${n(0.95 - dark * 0.35)}"/>` +
    `<ellipse cx="${n(stone.x)}" cy="${n(stone.y - 150)}" rx="92" ry="20" fill="#e9dcc0"/>` +
    (burning > 0
      ? `<g opacity="${n(burning)}">${livingFlame(stone.x, stone.y - 158, 1.15, seconds)}</g>`
      : `<path d="M${n(stone.x)} ${n(stone.y - 150)}v-18" stroke="#3a2c20" stroke-width="5"/>`)
  return frame(
    filmShapes[shape],
    linear('sky', ...sky) +
      radial('sun', '#fff6dc', '#ffe2a6', '#ffd08000') +
      radial('halo', '#ffdf9fcc', '#ffc46a55', '#ffb84d00'),
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/>` +
      `<circle cx="${n(sun.x)}" cy="${n(sun.y)}" r="190" fill="url(#sun)"/>${trees.join('')}${candle}`,
  )
}
