import { label } from '../drawing/label.ts'
import { brandColors, mix } from '../drawing/palette.ts'
import { cap, collar } from './closure.ts'
import { glassBottle } from './glass-bottle.ts'
import { n } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const washLabel = { x: -78, y: -352, w: 156, h: 264 }

/** The line where a flip cap opens. */
const hinge = (y: number, half: number) =>
  `<path d="M${n(-half)} ${n(y)}Q0 ${n(y + half * 0.2)} ${n(half)} ${n(y)}" fill="none" stroke="#0006" stroke-width="2.5"/>`

/** Body wash: tall, with a flip cap. */
export const washBottle: Vessel = {
  width: 230,
  height: 560,
  label: washLabel,
  centimeters: 20,
  draw: (look) =>
    glassBottle(look, { half: 112, height: 470, neck: 62, shoulder: 62, fill: 446 }) +
    label(look, { box: washLabel, bow: 5 }) +
    collar(-470, 68, 18) +
    cap(-487, 66, 70) +
    hinge(-534, 66),
}

const gelLabel = { x: -70, y: -214, w: 140, h: 150 }

const beads = [
  [-66, -236, 5],
  [-24, -250, 3.5],
  [34, -242, 4.5],
  [70, -206, 4],
  [-78, -150, 3.5],
  [78, -116, 5],
  [-76, -70, 4.5],
  [20, -46, 4],
  [-34, -40, 3],
]
  .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('')

/** Pocket sanitizer: a small bottle of clear gel. */
export const gelBottle: Vessel = {
  width: 200,
  height: 380,
  label: gelLabel,
  centimeters: 8,
  draw: (look) =>
    glassBottle(
      { ...look, liquid: mix(look.liquid, '#ffffff', 0.22) },
      { half: 98, height: 292, neck: 44, shoulder: 56, fill: 266 },
    ) +
    `<g fill="#fff8">${beads}</g>` +
    label(look, { box: gelLabel, bow: 5, shape: 'oval' }) +
    collar(-292, 50, 16) +
    cap(-307, 48, 60, brandColors.juniper) +
    hinge(-346, 48),
}
