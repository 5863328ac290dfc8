import type { Look } from '../drawing/label.ts'
import { label } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { collar } from './closure.ts'
import type { Vessel } from '../drawing/vessel.ts'

const refillLabel = { x: -82, y: -184, w: 164, h: 128 }
const bulb =
  'M-44-286V-262C-44-236-124-232-124-150V-58Q-124-8-74-6Q0 4 74-6Q124-8 124-58V-150C124-232 44-236 44-262V-286Z'
const oil =
  'M-113-160C-112-148-112-64-112-60Q-112-22-70-20Q0-12 70-20Q112-22 112-60C112-64 112-148 113-160Q0-142-113-160Z'

/** The glass bulb of a plug-in; the warmer draws it as well. */
export function scentBulb(look: Look): string {
  return (
    `<path d="${bulb}" fill="#fff6"/><path d="M-9-372H9V-40H-9Z" fill="#efe9dc"/>` +
    `<path d="${oil}" fill="${look.liquid}" fill-opacity=".9"/><path d="${oil}" fill="url(#depth)"/><path d="${bulb}" fill="url(#glass)"/>`
  )
}

/** The refill of a plug-in: oil in a bulb, with its wick. */
export const refill: Vessel = {
  width: 260,
  height: 390,
  label: refillLabel,
  centimeters: 7,
  draw: (look) =>
    scentBulb(look) +
    lit('M-9-374Q0-380 9-374V-330H-9Z', '#efe9dc', 'matte') +
    lit('M-40-340Q0-334 40-340L52-284Q0-274-52-284Z', brandColors.juniper, 'matte') +
    collar(-276, 52, 20) +
    label(look, { box: refillLabel, bow: 5, shape: 'oval' }),
}
