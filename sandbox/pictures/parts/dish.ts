import type { Look } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { brandColours, mix } from '../drawing/palette.ts'
import { at, ellipse } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { heldCandle } from './held-candle.ts'

const bowl = 'M-206-56C-196-10-120 0 0 0S196-10 206-56Q0-12-206-56Z'
const thumbRing = 'M196-40Q206-92 246-88Q288-82 284-46Q278-14 240-16Q212-18 190-30'

/** A low dish of enameled steel with a thumb ring, and a candle in it. */
export const dish: Vessel = {
  name: { en: 'Low Candle Dish', fr: 'Coupelle à bougie' },
  width: 500,
  height: 300,
  foot: 132,
  label: { x: -60, y: -170, w: 320, h: 180 },
  centimetres: 9,
  draw: (look: Look) => {
    const edge = mix(look.colour, brandColours.night, 0.6)
    return at(
      0,
      0,
      0.88,
      `<path d="${thumbRing}" fill="none" stroke="${edge}" stroke-width="20"/><path d="${thumbRing}" fill="none" stroke="${look.colour}" stroke-width="14"/>` +
        ellipse(
          -56,
          206,
          30,
          `fill="${mix(look.colour, '#14100c', 0.22)}" stroke="${edge}" stroke-width="7"`,
        ) +
        '<ellipse cx="10" cy="-44" rx="136" ry="17" fill="url(#contact)"/>' +
        heldCandle(look, { y: -30, half: 112, height: 244, fill: 196, flameScale: 1.05 }) +
        lit(bowl, look.colour, 'matte') +
        `<path d="M-206-56Q0-12 206-56" fill="none" stroke="${edge}" stroke-width="8" stroke-linecap="round"/><path d="M-150-24Q-80-6 0-5" fill="none" stroke="#fff5" stroke-width="5" stroke-linecap="round"/>`,
    )
  },
}
