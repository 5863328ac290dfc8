import type { Look } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { mix } from '../drawing/palette.ts'
import { ellipse, n } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { heldCandle } from './held-candle.ts'

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
export const lantern: Vessel = {
  name: { en: 'Woven Wire Lantern', fr: 'Lanterne de fil tressé' },
  width: 380,
  height: 610,
  foot: 128,
  label: { x: -180, y: -420, w: 360, h: 400 },
  centimetres: 26,
  draw: (look: Look) => {
    const dark = mix(look.colour, '#14100c', 0.5)
    return (
      '<circle cy="-210" r="330" fill="url(#glow)" opacity=".7"/>' +
      `<g fill="none" stroke-linejoin="round"><path d="${behind}" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/></g>` +
      ellipse(-26, 124, 18, `fill="${dark}"`) +
      heldCandle(look, { y: -26, scale: 0.8, half: 112, height: 236, fill: 190, flameScale: 1.2 }) +
      `<g fill="none" stroke-linejoin="round"><path d="${before}" stroke="${dark}" stroke-width="6"/><path d="${before}" stroke="${look.colour}" stroke-width="3.4"/>` +
      `<path d="${handle}" stroke="${dark}" stroke-width="11"/><path d="${handle}" stroke="${look.colour}" stroke-width="7"/></g>` +
      lit(ring(TOP, 112), look.colour, 'metal') +
      lit(ring(-44, 128), look.colour, 'metal')
    )
  },
}
