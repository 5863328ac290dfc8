import type { Look } from '../drawing/label.ts'
import { bottleBody, ellipse } from '../../../pictures/drawing/shape.ts'

interface GlassBottle {
  half: number
  height: number
  neck: number
  shoulder: number
  /** Height of the liquid. */
  fill: number
}

/** Clear glass with a thick foot, and the liquid in it. */
export function glassBottle(look: Look, bottle: GlassBottle): string {
  const { half, height, neck, shoulder, fill } = bottle
  const outer = bottleBody({ half, height, neck, shoulder, neckHeight: 6 })
  const inner = bottleBody({
    half: half - 9,
    height: fill,
    neck: half - 26,
    shoulder: Math.min(22, shoulder * 0.6),
    lift: 16,
  })
  return (
    `<path d="${outer}" fill="#fff6"/>` +
    `<path d="${inner}" fill="${look.liquid}"/><path d="${inner}" fill="url(#depth)"/>` +
    ellipse(-fill, half - 24, half * 0.06, 'fill="#fff5"') +
    `<path d="${outer}" fill="url(#glass)"/>`
  )
}
