import { label } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { cap, collar, sprayer } from './closure.ts'
import { glassBottle } from './glass-bottle.ts'
import { band, ellipse } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

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
