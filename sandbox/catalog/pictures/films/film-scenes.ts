import { n } from '../../../pictures/drawing/shape.ts'
import { conifer } from '../scenes/plants.ts'
import {
  type FilmScene,
  eased,
  filmShapes,
  FILM_SECONDS,
  frame,
  linear,
  radial,
  wave,
  colorAt,
  livingFlame,
} from './film-scene.ts'

const rows = [
  { day: '#9db3a4', night: '#3d5568', tall: 0.34, step: 0.075, foot: 0.66, sway: 1.2 },
  { day: '#6f8d78', night: '#263f4a', tall: 0.44, step: 0.11, foot: 0.74, sway: 2 },
  { day: '#45634f', night: '#152a2c', tall: 0.58, step: 0.17, foot: 0.86, sway: 3 },
] as const

/** The sun sets behind swaying trees, and a candle on the stone keeps the light. Then the day begins again. */
const juniperEvening: FilmScene = (seconds, shape) => {
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

/** Embers as they lie in the bowl: across, up and size. */
const embers = Array.from({ length: 26 }, (_, index) => ({
  x: (((index * 53) % 26) / 25 - 0.5) * 2,
  up: ((index * 31) % 7) / 7,
  size: 30 + ((index * 17) % 23),
}))

/** Embers glow and spark in a bowl; ash is poured over them, and the last smoke rises. */
const coveredEmbers: FilmScene = (seconds, shape) => {
  const { width, height } = filmShapes[shape]
  const x = width * (shape === 'wide' ? 0.62 : 0.5)
  const y = height * 0.78
  const covered = eased(seconds, 2.6, 4.4) - eased(seconds, 5.4, FILM_SECONDS)
  const glow = 1 - covered * 0.85
  // The fire draws air, slowly.
  const breath = wave(seconds, 2, 0.5)
  const wide = 300
  const coals = embers
    .map((ember, index) => {
      const heat = (0.55 + wave(seconds, 5 + (index % 4), index) * 0.3) * glow
      const left = x + ember.x * wide * 0.82
      const top = y - 60 - ember.up * 70 * (1 - ember.x * ember.x)
      return `<g transform="translate(${n(left)} ${n(top)})"><path d="M${-ember.size} 6L${n(-ember.size * 0.5)} ${-ember.size * 0.7}L${n(ember.size * 0.6)} ${n(-ember.size * 0.6)}L${ember.size} 8L${n(ember.size * 0.2)} ${n(ember.size * 0.5)}Z" fill="#2b1a14"/><path d="M${n(-ember.size * 0.8)} 4L${n(-ember.size * 0.4)} ${n(-ember.size * 0.5)}L${n(ember.size * 0.5)} ${n(-ember.size * 0.4)}L${n(ember.size * 0.8)} 6Z" fill="#ff8a3a" opacity="${n(Math.max(0.02, heat))}"/></g>`
    })
    .join('')
  const sparks = Array.from({ length: 16 }, (_, index) => {
    const life = (seconds * (0.5 + (index % 3) * 0.17) + index * 0.37) % 1
    const drift = Math.sin(index * 2.4 + life * 5) * 46
    const opacity = (1 - life) * glow * glow
    return `<circle cx="${n(x + (((index * 41) % 16) / 8 - 1) * wide * 0.7 + drift)}" cy="${n(y - 80 - life * height * 0.6)}" r="${n(5 - life * 3)}" fill="#ffc27a" opacity="${n(Math.max(0, opacity))}"/>`
  }).join('')
  const heap = `<path d="M${n(x - wide * 0.9)} ${n(y - 50)}Q${n(x - wide * 0.5)} ${n(y - 50 - 120 * covered)} ${n(x)} ${n(y - 60 - 130 * covered)}T${n(x + wide * 0.9)} ${n(y - 50)}Z" fill="#a59c92" opacity="${n(Math.min(1, covered * 1.6))}"/>`
  const pouring = eased(seconds, 2.4, 2.8) * (1 - eased(seconds, 4.2, 4.6))
  const scoop = { x: x + 40 + wave(seconds, 4) * 90, y: y - 330 }
  const grains = Array.from({ length: 34 }, (_, index) => {
    const fall = (seconds * 1.7 + index / 34) % 1
    return `<circle cx="${n(scoop.x - 96 + Math.sin(index * 3.1) * (12 + fall * 34))}" cy="${n(scoop.y + 20 + fall * fall * 210)}" r="${4 + (index % 3)}"/>`
  }).join('')
  const pour =
    pouring > 0
      ? `<g opacity="${n(pouring)}"><g fill="#c3bab0">${grains}</g><g transform="rotate(-24 ${n(scoop.x)} ${n(scoop.y)})"><path d="M${n(scoop.x - 100)} ${n(scoop.y - 26)}h130q22 0 22 26t-22 26h-110Z" fill="#7c5b3f"/><path d="M${n(scoop.x + 50)} ${n(scoop.y - 12)}h170v24h-170Z" fill="#64472f"/></g></g>`
      : ''
  const smoke = Array.from({ length: 5 }, (_, index) => {
    const life = ((seconds / FILM_SECONDS + index / 5) * 2) % 1
    const drift = Math.sin(life * 6 + index * 1.9) * 60
    return `<ellipse cx="${n(x + drift + (index - 2) * 46)}" cy="${n(y - 150 - life * height * 0.55)}" rx="${n(40 + life * 90)}" ry="${n(60 + life * 80)}" fill="url(#smoke)" opacity="${n((1 - life) * (0.25 + covered * 0.75))}"/>`
  }).join('')
  return frame(
    filmShapes[shape],
    linear('wall', '#241a18', '#3a2721', '#4a3026') +
      linear('hearth', '#5b3d2d', '#2a1b15') +
      radial('warmth', '#ff9a4acc', '#ff7a2a44', '#ff6a1a00') +
      radial('smoke', '#d8d0c888', '#d8d0c800'),
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#wall)"/>` +
      `<path d="M0 ${n(height * 0.76)}H${width}V${height}H0Z" fill="url(#hearth)"/>` +
      `<circle cx="${n(x)}" cy="${n(y - 90)}" r="${n(430 + breath * 90)}" fill="url(#warmth)" opacity="${n(glow * (0.75 + breath * 0.25))}"/>${
        smoke + coals + heap + sparks
      }<path d="M${n(x - wide)} ${n(y - 60)}Q${n(x)} ${n(y + 6)} ${n(x + wide)} ${n(y - 60)}Q${n(x + wide * 0.9)} ${n(y + 70)} ${n(x + 90)} ${n(y + 84)}H${n(x - 90)}Q${n(x - wide * 0.9)} ${n(y + 70)} ${n(x - wide)} ${n(y - 60)}Z" fill="#6d7d74"/>` +
      `<path d="M${n(x - wide)} ${n(y - 60)}Q${n(x)} ${n(y + 6)} ${n(x + wide)} ${n(y - 60)}" fill="none" stroke="#93a399" stroke-width="7"/>${pour}`,
  )
}

/** The scenes of the films by name. */
export const filmScenes: ReadonlyMap<string, FilmScene> = new Map([
  ['juniper', juniperEvening],
  ['embers', coveredEmbers],
])
