import { label } from '../drawing/label.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { n, band, ellipse, bottleBody } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { cap, collar, sprayer, pump } from './closure.ts'
import { glassBottle } from './glass-bottle.ts'

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

const roomLabel = { x: -74, y: -286, w: 148, h: 222 }

/** Room mist: a shouldered bottle with a small sprayer. */
export const roomMist: Vessel = {
  width: 220,
  height: 480,
  label: roomLabel,
  centimeters: 18,
  draw: (look) =>
    glassBottle(look, { half: 108, height: 404, neck: 30, shoulder: 84, fill: 338 }) +
    label(look, { box: roomLabel, bow: 5, shape: 'arch' }) +
    sprayer(-404, 26),
}

const bodyLabel = { x: -64, y: -322, w: 128, h: 250 }

/** Body mist: slim, with its clear cap on. */
export const bodyMist: Vessel = {
  width: 190,
  height: 570,
  label: bodyLabel,
  centimeters: 20,
  draw: (look) =>
    glassBottle(look, { half: 90, height: 432, neck: 60, shoulder: 18, fill: 404 }) +
    label(look, { box: bodyLabel, bow: 4 }) +
    cap(-446, 26, 56) +
    collar(-430, 62) +
    lit(band(60, -556, -450, 6), '#fff4', 'glass') +
    ellipse(-556, 60, 6, 'fill="#fff8"'),
}

const soapLabel = { x: -88, y: -248, w: 176, h: 204 }

/** Hand soap: clear, broad-shouldered, with a pump. */
export const soapPump: Vessel = {
  width: 270,
  height: 470,
  label: soapLabel,
  centimeters: 19,
  draw: (look) =>
    glassBottle(look, { half: 132, height: 336, neck: 36, shoulder: 56, fill: 300 }) +
    label(look, { box: soapLabel, bow: 6, shape: 'arch' }) +
    pump(-334),
}

const lotionLabel = { x: -80, y: -318, w: 160, h: 236 }

/** Body lotion: tall and opaque, with a pump. */
export const lotionPump: Vessel = {
  width: 240,
  height: 560,
  label: lotionLabel,
  centimeters: 21,
  draw: (look) =>
    lit(
      bottleBody({ half: 108, height: 430, neck: 36, shoulder: 40, round: 22 }),
      mix(look.liquid, '#fffaf2', 0.55),
      'matte',
    ) +
    label(look, { box: lotionLabel, bow: 5 }) +
    pump(-428),
}
