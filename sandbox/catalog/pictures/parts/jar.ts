import { type Look, label } from '../drawing/label.ts'
import { flame, lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { ellipse, n, roundBody, band } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { leaningLid } from './closure.ts'

export interface Candle {
  half: number
  height: number
  fill: number
  wicks: number[]
  flameScale: number
}

/** Wax in clear glass with a thick foot, burning. */
export function glassCandle(look: Look, candle: Candle): string {
  const { half, height, fill, wicks } = candle
  const ry = half * 0.13
  const wax = half - 11
  const surface = mix(look.liquid, '#fffaf0', 0.5)
  return (
    `<path d="${roundBody(half, -height, 0, 22)}" fill="#fff5"/>` +
    ellipse(-height, half - 2, ry, 'fill="#fff3" stroke="#fffa" stroke-width="3"') +
    lit(roundBody(wax, -fill, -20, 18), look.liquid, 'matte') +
    `<path d="${roundBody(wax, -fill, -20, 18)}" fill="url(#depth)"/>` +
    ellipse(-fill, wax, ry * 0.93, `fill="${surface}"`) +
    ellipse(-fill + 1, wax * 0.84, ry * 0.72, `fill="${mix(look.liquid, '#ffe9b8', 0.55)}"`) +
    wicks.map((x, index) => flame(x, -fill + (index === 1 ? -7 : 5), candle.flameScale)).join('') +
    `<path d="${roundBody(half, -height, 0, 22)}" fill="url(#glass)"/>` +
    `<path d="M${n(-half + 1)} ${n(-height)}A${n(half - 1)} ${n(ry)} 0 0 0 ${n(half - 1)} ${n(-height)}" fill="none" stroke="#fffd" stroke-width="3.5"/>`
  )
}

const jarLabel = { x: -122, y: -222, w: 244, h: 172 }

/** The three-wick candle. */
export const jar: Vessel = {
  width: 420,
  height: 350,
  label: jarLabel,
  centimeters: 10,
  draw: (look) =>
    glassCandle(look, {
      half: 210,
      height: 330,
      fill: 268,
      wicks: [-92, 4, 96],
      flameScale: 1,
    }) + label(look, { box: jarLabel, bow: 9 }),
}

const tumblerLabel = { x: -82, y: -216, w: 164, h: 166 }

/** The single-wick candle with its lid beside it. */
export const tumbler: Vessel = {
  width: 380,
  height: 330,
  label: tumblerLabel,
  centimeters: 9,
  draw: (look) =>
    (look.bare ? '' : leaningLid(150, 104)) +
    glassCandle(look, { half: 134, height: 306, fill: 248, wicks: [0], flameScale: 1.05 }) +
    label(look, { box: tumblerLabel, bow: 7, shape: 'arch' }),
}

const tinLabel = { x: -126, y: -132, w: 252, h: 112 }

/** The travel candle in its tin. */
export const tin: Vessel = {
  width: 430,
  height: 200,
  label: tinLabel,
  centimeters: 5,
  draw: (look) =>
    (look.bare ? '' : leaningLid(186, 84)) +
    lit(roundBody(168, -152, 0, 14), brandColors.brass, 'metal') +
    ellipse(-152, 168, 24, `fill="${mix(brandColors.brass, '#ffffff', 0.5)}"`) +
    ellipse(-150, 158, 20.5, `fill="${mix(look.liquid, '#4a3a28', 0.35)}"`) +
    ellipse(-146, 152, 17, `fill="${mix(look.liquid, '#fffaf0', 0.45)}"`) +
    flame(0, -146, 0.92) +
    lit(band(168, -136, -16), look.label, 'matte') +
    label(look, { box: tinLabel, bow: 12, shape: 'none' }),
}
