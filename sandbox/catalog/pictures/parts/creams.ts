import { label } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { band, roundBody } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { cap, collar } from './closure.ts'

const creamLabel = { x: -128, y: -150, w: 256, h: 124 }

/** Body cream: a low frosted jar under a copper lid. */
export const creamJar: Vessel = {
  width: 380,
  height: 280,
  label: creamLabel,
  centimeters: 7,
  draw: (look) =>
    lit(roundBody(182, -184, 0, 34), mix(look.liquid, '#fffaf2', 0.5), 'glass') +
    label(look, { box: creamLabel, bow: 11 }) +
    lit(band(170, -190, -174), '#0d1512', 'matte') +
    cap(-182, 186, 84, brandColors.copper),
}

const tubeLabel = { x: -80, y: -392, w: 160, h: 240 }
const body =
  'M-72-96C-96-98-100-120-100-150L-124-500Q-124-512-112-512H112Q124-512 124-500L100-150C100-120 96-98 72-96Q0-86-72-96Z'

/** Hand cream, standing on its cap. */
export const tube: Vessel = {
  width: 250,
  height: 515,
  label: tubeLabel,
  centimeters: 15,
  draw: (look) =>
    cap(0, 70, 78) +
    collar(-78, 70, 16) +
    lit(body, mix(look.label, '#fffaf2', 0.25), 'matte') +
    '<path d="M-122-478H122L124-500Q124-512 112-512H-112Q-124-512-124-500Z" fill="#0d1512" fill-opacity=".12"/>' +
    '<path d="M-118-486H118M-119-494H119M-118-502H118" stroke="#fff8" stroke-width="2"/>' +
    `<path d="M-121-462H121L119-436H-119Z" fill="${look.liquid}"/><path d="M-121-462H121L119-436H-119Z" fill="url(#matte)"/>` +
    label(look, { box: tubeLabel, shape: 'none' }),
}
