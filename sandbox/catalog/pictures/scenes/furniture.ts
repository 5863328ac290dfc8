import { brandColors } from '../drawing/palette.ts'
import { n } from '../../../pictures/drawing/shape.ts'

/** A board on the wall, its upper edge at `up`. */
export function board(x: number, up: number, width: number, color: string): string {
  return (
    `<path d="M${n(x + 12)} ${n(-up + 26)}H${n(x + width + 8)}V${n(-up + 64)}H${n(x + 30)}Z" fill-opacity=".13"/>` +
    `<rect x="${n(x)}" y="${n(-up - 6)}" width="${n(width)}" height="34" rx="3" fill="${color}"/>` +
    `<path d="M${n(x)} ${n(-up - 6)}H${n(x + width)}V${n(-up + 6)}H${n(x)}Z" fill="#fff3"/>`
  )
}

export interface WindowShape {
  x: number
  up: number
  width: number
  height: number
  frame: string
  /** The view outside: a color, or the name of a gradient. */
  sky: string
}

/** A sash window; `up` is its sill's height. */
export function sash({ x, up, width, height, frame, sky }: WindowShape): string {
  const top = -up - height
  const bars = `M${n(x + width / 2)} ${n(top)}V${n(-up)}M${n(x)} ${n(top + height * 0.36)}H${n(x + width)}M${n(x)} ${n(top + height * 0.68)}H${n(x + width)}`
  const hill = top + height * 0.86
  return (
    `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="${sky}"/>` +
    `<path d="M${n(x)} ${n(-up)}V${n(hill + 10)}Q${n(x + width * 0.25)} ${n(hill - height * 0.1)} ${n(x + width * 0.5)} ${n(hill)}T${n(x + width)} ${n(hill - 20)}V${n(-up)}Z" fill="#55665c" fill-opacity=".6"/>` +
    `<path d="${bars}" stroke="${frame}" stroke-width="12"/>` +
    `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${frame}" stroke-width="26"/>` +
    `<rect x="${n(x - 34)}" y="${n(-up)}" width="${n(width + 68)}" height="26" fill="${frame}"/><rect x="${n(x - 34)}" y="${n(-up + 20)}" width="${n(width + 68)}" height="10" fill-opacity=".14"/>`
  )
}

/** A round pane with bars, like a shop's fanlight. */
export function roundPane(x: number, up: number, r: number, frame: string): string {
  return (
    `<circle cx="${n(x)}" cy="${n(-up)}" r="${n(r)}" fill="#fff4" stroke="${frame}" stroke-width="18"/>` +
    `<path d="M${n(x - r)} ${n(-up)}H${n(x + r)}M${n(x)} ${n(-up - r)}V${n(-up + r)}" stroke="${frame}" stroke-width="8"/>`
  )
}

/** Folded linen, from bottom to top. */
export function linen(x: number, up: number, colors: string[], width = 300): string {
  return colors
    .map((color, index) => {
      const y = -up - (index + 1) * 54
      const left = x - width / 2 + (index % 2) * 8
      const right = left + width - (index % 2) * 4
      return (
        `<rect x="${n(left)}" y="${n(y)}" width="${n(right - left)}" height="54" rx="25" fill="${color}"/>` +
        `<path d="M${n(left + 30)} ${n(y + 27)}H${n(right - 4)}" stroke="#0002" stroke-width="3"/>` +
        `<path d="M${n(left + 20)} ${n(y + 7)}H${n(right - 22)}" stroke="#fff8" stroke-width="4" stroke-linecap="round"/>`
      )
    })
    .join('')
}

export interface ParcelShape {
  x: number
  up?: number
  width: number
  height: number
  paper: string
  ribbon: string
}

/** A wrapped parcel with its ribbon. */
export function parcel({ x, up = 0, width, height, paper, ribbon }: ParcelShape): string {
  const left = x - width / 2
  return (
    (up === 0
      ? `<ellipse cx="${n(x + 10)}" cy="-4" rx="${n(width * 0.58)}" ry="${n(width * 0.06 + 8)}" fill="url(#contact)"/>`
      : '') +
    `<rect x="${n(left)}" y="${n(-up - height)}" width="${n(width)}" height="${n(height)}" rx="4" fill="${paper}"/>` +
    `<rect x="${n(left)}" y="${n(-up - height)}" width="${n(width)}" height="${n(height)}" rx="4" fill="url(#matte)" opacity=".6"/>` +
    `<path d="M${n(x - 13)} ${n(-up - height)}h26v${n(height)}h-26Z" fill="${ribbon}"/><path d="M${n(left)} ${n(-up - height)}h${n(width)}v8h${n(-width)}Z" fill="#fff3"/>`
  )
}

/** A cake stand or tray of metal. */
export function stand(
  x: number,
  width: number,
  height: number,
  color: string = brandColors.brass,
): string {
  const half = width / 2
  return (
    `<ellipse cx="${n(x + 8)}" cy="-4" rx="${n(half * 0.6)}" ry="14" fill="url(#contact)"/>` +
    `<path d="M${n(x - 14)} ${n(-height)}H${n(x + 14)}L${n(x + 10)} -40Q${n(x + 20)} -16 ${n(x + half * 0.46)} -4Q${n(x)} 10 ${n(x - half * 0.46)} -4Q${n(x - 20)} -16 ${n(x - 10)} -40Z" fill="${color}"/>` +
    `<path d="M${n(x - half)} ${n(-height - 8)}H${n(x + half)}Q${n(x + half)} ${n(-height + 16)} ${n(x)} ${n(-height + 18)}Q${n(x - half)} ${n(-height + 16)} ${n(x - half)} ${n(-height - 8)}Z" fill="${color}"/>` +
    `<path d="M${n(x - half)} ${n(-height - 8)}H${n(x + half)}Q${n(x + half)} ${n(-height + 16)} ${n(x)} ${n(-height + 18)}Q${n(x - half)} ${n(-height + 16)} ${n(x - half)} ${n(-height - 8)}Z" fill="url(#metal)" opacity=".6"/>`
  )
}
