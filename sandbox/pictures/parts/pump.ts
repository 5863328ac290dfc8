import { label } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { mix } from '../drawing/palette.ts'
import { pump } from './closure.ts'
import { glassBottle } from './glass-bottle.ts'
import { bottleBody } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

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
