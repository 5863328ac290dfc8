import type { Look } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { at, ellipse, n, roundBody } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { type Candle, glassCandle } from './jar.ts'

const SLEEVE_TOP = -262
const SLEEVE_HALF = 196

/** The marks of the potter's fingers. */
const rings = [-222, -178, -132, -88]
  .map((y) => `M${-SLEEVE_HALF + 3} ${y}Q0 ${y + 44} ${SLEEVE_HALF - 3} ${y}`)
  .join('')

const clay = `M${-SLEEVE_HALF} -62Q-150-34-98-44T-10-26T92-30T${SLEEVE_HALF}-58V-46C${SLEEVE_HALF}-12 120 0 0 0S${-SLEEVE_HALF}-12 ${-SLEEVE_HALF}-46Z`

/** A stoneware sleeve: only the rim of the glass shows, and the foot is left without glaze. */
const sleeve: Vessel = {
  name: { en: 'Stoneware Candle Sleeve', fr: 'Manchon de grès pour bougie' },
  width: 400,
  height: 350,
  label: { x: -200, y: -330, w: 400, h: 210 },
  centimeters: 10,
  draw: (look: Look) => {
    const edge = mix(look.color, '#5a3a22', 0.62)
    return (
      ellipse(SLEEVE_TOP, SLEEVE_HALF, 26, `fill="${mix(look.color, '#1c140d', 0.6)}"`) +
      heldCandle(look, {
        y: -14,
        half: 170,
        height: 306,
        fill: 256,
        wicks: [-74, 4, 78],
        flameScale: 0.9,
      }) +
      lit(roundBody(SLEEVE_HALF, SLEEVE_TOP, 0, 30), look.color, 'matte') +
      `<path d="${clay}" fill="#b9936c"/><path d="${clay}" fill="url(#matte)"/>` +
      `<g fill="none"><path d="${rings}" stroke="#0001" stroke-width="7"/><path d="M${-SLEEVE_HALF} ${SLEEVE_TOP}Q0 ${SLEEVE_TOP + 62} ${SLEEVE_HALF} ${SLEEVE_TOP}" stroke="${edge}" stroke-width="9" stroke-linecap="round"/></g>`
    )
  },
}

interface HeldCandle extends Omit<Candle, 'wicks'> {
  /** Where its foot stands in the holder. */
  y: number
  scale?: number
  wicks?: number[]
}

/** The candle in a holder; it has a single wick unless others are given. */
const heldCandle = (look: Look, { y, scale = 1, wicks = [0], ...candle }: HeldCandle) =>
  at(0, y, scale, glassCandle(look, { ...candle, wicks }))

const shaft = 'M-84-262Q-78-150-92-56Q0-34 92-56Q78-150 84-262Q0-246-84-262Z'
const capital = 'M-142-296Q0-274 142-296V-272Q128-244 88-250Q0-232-88-250Q-128-244-142-272Z'
const base =
  'M-98-66Q0-44 98-66Q106-46 146-38Q150-36 150-28V-16C150-4 80 0 0 0S-150-4-150-16V-28Q-150-36-146-38Q-106-46-98-66Z'

/** Flutes are closer together towards the edges of a round column. */
const flutes = [-0.92, -0.72, -0.44, -0.15, 0.15, 0.44, 0.72, 0.92]
  .map(
    (x) =>
      `M${n(x * 82)} ${n(-258 + 9 * (1 - x * x))}Q${n(x * 76)}-150 ${n(x * 90)}-${n(58 - 9 * (1 - x * x))}`,
  )
  .join('')

/** A small fluted column that lifts one candle. */
const pedestal: Vessel = {
  name: { en: 'Fluted Pedestal', fr: 'Pied cannelé' },
  width: 320,
  height: 520,
  foot: 150,
  label: { x: -160, y: -330, w: 320, h: 290 },
  centimeters: 18,
  draw: (look: Look) =>
    heldCandle(look, {
      y: -276,
      scale: 0.86,
      half: 126,
      height: 262,
      fill: 208,
      flameScale: 1.05,
    }) +
    lit(base, look.color, 'matte') +
    lit(shaft, look.color, 'matte') +
    `<g fill="none" stroke-linecap="round"><path d="${flutes}" stroke="${mix(look.color, '#14100c', 0.42)}" stroke-width="9"/><path d="${flutes}" transform="translate(6)" stroke="#fff3" stroke-width="4"/></g>` +
    lit(capital, look.color, 'matte') +
    `<path d="M-142-296Q0-274 142-296Q0-312-142-296Z" fill="${mix(look.color, '#ffffff', 0.3)}" fill-opacity=".5"/>`,
}

const TOP = -404
const HALF = 170

/** Where the basket is at a share of its height, 0 at the top: narrow, wide, narrow. */
const halfAt = (share: number) => HALF * (0.52 + 0.48 * Math.sin(Math.PI * (0.1 + share * 0.82)))
const yAt = (share: number) => TOP + 12 + share * (-TOP - 42)

/** Wires that wind around the basket, leaning one way. */
function windings(lean: 1 | -1, side: 1 | -1): string {
  const strands = 11
  return Array.from({ length: strands }, (_, strand) => {
    const points = Array.from({ length: 9 }, (_unused, step) => {
      const share = step / 8
      const angle = (strand / strands) * Math.PI * 2 + lean * share * 1.5
      const isShown = Math.cos(angle) * side > -0.12
      const x = Math.sin(angle) * halfAt(share)
      const y = yAt(share) + Math.max(0, Math.cos(angle)) * 15
      return isShown ? `${n(x)} ${n(y)}` : ''
    })
    // A strand that goes around the edge is drawn up to there.
    const runs = points.join('|').split(/\|{2,}/)
    return runs
      .map((run) => run.split('|').filter(Boolean))
      .filter((run) => run.length > 1)
      .map((run) => `M${run[0]}L${run.slice(1).join(' ')}`)
      .join('')
  }).join('')
}

const behind = windings(1, -1) + windings(-1, -1)
const before = windings(1, 1) + windings(-1, 1)
const handle = `M-104 ${TOP + 8}C-120-560-60-606 0-606S120-560 104 ${TOP + 8}`
const ring = (y: number, half: number) =>
  `M${-half} ${y}Q0 ${y + half * 0.26} ${half} ${y}V${y + 14}Q0 ${n(y + 14 + half * 0.26)} ${-half} ${y + 14}Z`

/** A lantern of woven wire with a handle; its light shows through the weave. */
const lantern: Vessel = {
  name: { en: 'Woven Wire Lantern', fr: 'Lanterne de fil tressé' },
  width: 380,
  height: 610,
  foot: 128,
  label: { x: -180, y: -420, w: 360, h: 400 },
  centimeters: 26,
  draw: (look: Look) => {
    const dark = mix(look.color, '#14100c', 0.5)
    return (
      '<circle cy="-210" r="330" fill="url(#glow)" opacity=".7"/>' +
      `<g fill="none" stroke-linejoin="round"><path d="${behind}" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/></g>` +
      ellipse(-26, 124, 18, `fill="${dark}"`) +
      heldCandle(look, { y: -26, scale: 0.8, half: 112, height: 236, fill: 190, flameScale: 1.2 }) +
      `<g fill="none" stroke-linejoin="round"><path d="${before}" stroke="${dark}" stroke-width="6"/><path d="${before}" stroke="${look.color}" stroke-width="3.4"/>` +
      `<path d="${handle}" stroke="${dark}" stroke-width="11"/><path d="${handle}" stroke="${look.color}" stroke-width="7"/></g>` +
      lit(ring(TOP, 112), look.color, 'metal') +
      lit(ring(-44, 128), look.color, 'metal')
    )
  },
}

const bowl = 'M-206-56C-196-10-120 0 0 0S196-10 206-56Q0-12-206-56Z'
const thumbRing = 'M196-40Q206-92 246-88Q288-82 284-46Q278-14 240-16Q212-18 190-30'

/** A low dish of enameled steel with a thumb ring, and a candle in it. */
const dish: Vessel = {
  name: { en: 'Low Candle Dish', fr: 'Coupelle à bougie' },
  width: 500,
  height: 300,
  foot: 132,
  label: { x: -60, y: -170, w: 320, h: 180 },
  centimeters: 9,
  draw: (look: Look) => {
    const edge = mix(look.color, brandColors.night, 0.6)
    return at(
      0,
      0,
      0.88,
      `<path d="${thumbRing}" fill="none" stroke="${edge}" stroke-width="20"/><path d="${thumbRing}" fill="none" stroke="${look.color}" stroke-width="14"/>` +
        ellipse(
          -56,
          206,
          30,
          `fill="${mix(look.color, '#14100c', 0.22)}" stroke="${edge}" stroke-width="7"`,
        ) +
        '<ellipse cx="10" cy="-44" rx="136" ry="17" fill="url(#contact)"/>' +
        heldCandle(look, { y: -30, half: 112, height: 244, fill: 196, flameScale: 1.05 }) +
        lit(bowl, look.color, 'matte') +
        `<path d="M-206-56Q0-12 206-56" fill="none" stroke="${edge}" stroke-width="8" stroke-linecap="round"/><path d="M-150-24Q-80-6 0-5" fill="none" stroke="#fff5" stroke-width="5" stroke-linecap="round"/>`,
    )
  },
}

/** The candle holders by their design. */
export const holders = { sleeve, pedestal, lantern, dish } as const
