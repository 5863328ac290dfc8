import { lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import { band, ellipse, n } from '../../../pictures/drawing/shape.ts'

/** The copper ring between a bottle and its closure; its foot is at `y`. */
export function collar(y: number, half: number, height = 22): string {
  return lit(band(half, y - height, y, half * 0.12), brandColors.copper, 'metal')
}

/** A pump of juniper green over a copper collar. */
export function pump(y: number): string {
  const head = y - 92
  return (
    lit(`M-9 ${n(head)}H9V${n(y - 40)}H-9Z`, '#d9dcd6', 'metal') +
    lit(
      `M-34 ${n(y - 22)}V${n(y - 44)}Q-34 ${n(y - 52)} -24 ${n(y - 52)}H24Q34 ${n(y - 52)} 34 ${n(y - 44)}V${n(y - 22)}Q0 ${n(y - 14)} -34 ${n(y - 22)}Z`,
      brandColors.juniper,
      'matte',
    ) +
    lit(
      `M40 ${n(head - 30)}H-62C-92 ${n(head - 30)} -112 ${n(head - 16)} -116 ${n(head + 14)}Q-116 ${n(head + 20)} -109 ${n(head + 20)}H-102Q-96 ${n(head + 20)} -94 ${n(head + 13)}C-90 ${n(head + 2)} -80 ${n(head)} -66 ${n(head)}H-22V${n(head + 12)}H22V${n(head)}H34Q44 ${n(head)} 44 ${n(head - 10)}V${n(head - 24)}Q44 ${n(head - 30)} 40 ${n(head - 30)}Z`,
      brandColors.juniper,
      'matte',
    ) +
    `<path d="M38 ${n(head - 27)}H-60C-82 ${n(head - 27)} -98 ${n(head - 20)} -106 ${n(head - 4)}" fill="none" stroke="#fff4" stroke-width="3" stroke-linecap="round"/>` +
    collar(y, 42)
  )
}

/** A straight cap, its foot at `y`. */
export function cap(
  y: number,
  half: number,
  height: number,
  color: string = brandColors.juniper,
): string {
  const ry = half * 0.1
  return (
    lit(band(half, y - height, y, ry), color, color === brandColors.copper ? 'metal' : 'matte') +
    ellipse(y - height, half, ry, `fill="${mix(color, '#ffffff', 0.18)}"`)
  )
}

/** The small head of a sprayer, its foot at `y`. */
export function sprayer(y: number, half: number): string {
  return (
    collar(y, half + 8, 24) +
    cap(y - 22, half, 44) +
    `<circle cx="${n(-half * 0.3)}" cy="${n(y - 44)}" r="5" fill="#0d1512"/><circle cx="${n(-half * 0.3)}" cy="${n(y - 44)}" r="2" fill="${brandColors.brass}"/>`
  )
}

/** A copper lid seen from the front, leaning against the item on its left. */
export function leaningLid(x: number, r: number): string {
  const wide = n(r * 0.66)
  return (
    `<g transform="translate(${n(x)} ${n(-r * 0.99)}) rotate(7)">` +
    `<ellipse cx="9" rx="${wide}" ry="${n(r)}" fill="#74431f"/><ellipse rx="${wide}" ry="${n(r)}" fill="${brandColors.copper}"/><ellipse rx="${wide}" ry="${n(r)}" fill="url(#metal)" opacity=".6"/></g>`
  )
}
