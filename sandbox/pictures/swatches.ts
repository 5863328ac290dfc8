import { colourById, fragranceById } from './parts/look.ts'
import { inkOn, mix } from './drawing/palette.ts'
import { ornament } from './drawing/ornament.ts'

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${inner}</svg>`

/** A round swatch of a fragrance or a colour; undefined if the value is neither. */
export function swatchPicture(value: string): string | undefined {
  const fragrance = fragranceById.get(value)
  if (fragrance) {
    const { liquid, label, family } = fragrance
    return svg(
      `<circle cx="48" cy="48" r="46" fill="${liquid}"/><circle cx="48" cy="48" r="31" fill="${label}"/><g color="${mix(inkOn(label), liquid, 0.35)}">${ornament(family, 48, 48, 40)}</g>`,
    )
  }
  const colour = colourById.get(value)
  if (!colour) return undefined
  const light = mix(colour.hex, '#ffffff', 0.34)
  const rim = mix(colour.hex, '#000000', 0.22)
  return svg(
    `<defs><radialGradient id="a" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${colour.hex}"/></radialGradient></defs><circle cx="48" cy="48" r="45" fill="url(#a)" stroke="${rim}" stroke-opacity=".5" stroke-width="2"/>`,
  )
}
