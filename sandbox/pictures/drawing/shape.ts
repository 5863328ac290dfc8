/** Rounds to visible precision: more digits only make the picture longer. */
export const n = (value: number): string =>
  String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value))

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The foot of a round item, from its left edge to its right: a flattened half ellipse. */
function foot(half: number, bottom: number, bow: number): string {
  return (
    `C${n(-half)} ${n(bottom - bow * 0.3)} ${n(-half * 0.72)} ${n(bottom)} 0 ${n(bottom)}` +
    `S${n(half)} ${n(bottom - bow * 0.3)} ${n(half)} ${n(bottom - bow)}`
  )
}

/** An upright round body between two heights, seen from slightly above; `r` rounds the base. */
export function roundBody(half: number, top: number, bottom: number, r: number): string {
  const bow = half * 0.13 + r
  return (
    `M${n(-half)} ${n(top)}V${n(bottom - bow)}${foot(half, bottom, bow)}` +
    `V${n(top)}Q0 ${n(top + half * 0.16)} ${n(-half)} ${n(top)}Z`
  )
}

export interface BottleShape {
  half: number
  /** Height without the neck. */
  height: number
  neck: number
  shoulder: number
  /** Distance from the table: the thickness of a glass base. */
  lift?: number
  round?: number
  neckHeight?: number
}

/** A bottle with shoulders, standing on (0, 0). */
export function bottleBody(shape: BottleShape): string {
  const { half, height, neck, shoulder, lift = 0, round = 14, neckHeight = 0 } = shape
  const bow = half * 0.1 + round
  const top = -height
  const rise = n(top + shoulder * 0.45)
  const fall = n(top + shoulder * 0.3)
  return (
    `M${n(-neck)} ${n(top - neckHeight)}V${n(top)}C${n(-neck)} ${rise} ${n(-half)} ${fall} ${n(-half)} ${n(top + shoulder)}` +
    `V${n(-lift - bow)}${foot(half, -lift, bow)}` +
    `V${n(top + shoulder)}C${n(half)} ${fall} ${n(neck)} ${rise} ${n(neck)} ${n(top)}V${n(top - neckHeight)}Z`
  )
}

/** A band around a round body; both long edges curve towards the camera. */
export function band(half: number, top: number, bottom: number, bow = half * 0.09): string {
  return `M${n(-half)} ${n(top)}Q0 ${n(top + bow * 2)} ${n(half)} ${n(top)}V${n(bottom)}Q0 ${n(bottom + bow * 2)} ${n(-half)} ${n(bottom)}Z`
}

export const ellipse = (cy: number, rx: number, ry: number, rest: string): string =>
  `<ellipse cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`

export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${String(Math.round(scale * 1000) / 1000).replace(/^0\./, '.')})`}">${inner}</g>`
