import { type Look, label } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { inkOn, brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { at } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { collar } from './closure.ts'

const refillLabel = { x: -82, y: -184, w: 164, h: 128 }
const bulb =
  'M-44-286V-262C-44-236-124-232-124-150V-58Q-124-8-74-6Q0 4 74-6Q124-8 124-58V-150C124-232 44-236 44-262V-286Z'
const oil =
  'M-113-160C-112-148-112-64-112-60Q-112-22-70-20Q0-12 70-20Q112-22 112-60C112-64 112-148 113-160Q0-142-113-160Z'

/** The glass bulb of a plug-in; the warmer draws it as well. */
function scentBulb(look: Look): string {
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

const shell =
  'M-92-178C-132-196-150-262-146-330C-142-412-82-470 0-470S142-412 146-330C150-262 132-196 92-178C60-164-60-164-92-178Z'

/** The plug-in warmer in its socket. */
export const warmer: Vessel = {
  width: 400,
  height: 560,
  label: { x: -130, y: -450, w: 260, h: 270 },
  centimeters: 11,
  hangs: true,
  draw: (look: Look) =>
    '<rect x="-166" y="-548" width="356" height="500" rx="26" fill="#0002"/>' +
    '<rect x="-178" y="-560" width="356" height="500" rx="24" fill="#faf7f0"/><rect x="-178" y="-560" width="356" height="500" rx="24" fill="none" stroke="#0002" stroke-width="2"/>' +
    '<circle cy="-300" r="300" fill="url(#glow)" opacity=".8"/>' +
    `<path d="${shell}" transform="translate(24 26)" fill-opacity=".13"/>` +
    scentBulb({ ...look, liquid: '#d8a862' }) +
    lit(shell, look.color, 'matte') +
    '<path d="M-104-398C-78-436-40-450 0-450S78-436 104-398" fill="none" stroke="#fff7" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M-36-428H36M-28-414H28" stroke="#0006" stroke-width="4" stroke-linecap="round"/>' +
    `<g color="${mix(look.color, inkOn(look.color), 0.62)}">${at(0, -304, 1.5, juniperMark)}</g>`,
}
