import { badges } from '../badges.ts'
import { colorById, fragranceById, type PictureLanguage } from './parts/look.ts'
import { inkOn, brandColors } from './drawing/palette.ts'
import { mix } from '../../pictures/drawing/palette.ts'
import { ornament } from './drawing/ornament.ts'
import { n } from '../../pictures/drawing/shape.ts'
import { measureWidth } from '../../pictures/drawing/set-text.ts'
import { words } from '../../pictures/drawing/words.ts'

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${inner}</svg>`

/** A round swatch of a fragrance or a color; undefined if the value is neither. */
export function swatchPicture(value: string): string | undefined {
  const fragrance = fragranceById.get(value)
  if (fragrance) {
    const { liquid, label, family } = fragrance
    return svg(
      `<circle cx="48" cy="48" r="46" fill="${liquid}"/><circle cx="48" cy="48" r="31" fill="${label}"/><g color="${mix(inkOn(label), liquid, 0.35)}">${ornament(family, 48, 48, 40)}</g>`,
    )
  }
  const color = colorById.get(value)
  if (!color) return undefined
  const light = mix(color.hex, '#ffffff', 0.34)
  const rim = mix(color.hex, '#000000', 0.22)
  return svg(
    `<defs><radialGradient id="a" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${color.hex}"/></radialGradient></defs><circle cx="48" cy="48" r="45" fill="url(#a)" stroke="${rim}" stroke-opacity=".5" stroke-width="2"/>`,
  )
}

interface Colors {
  ground: string
  ink: string
}

const colors: ReadonlyMap<string, Colors> = new Map([
  ['new', { ground: brandColors.juniper, ink: brandColors.paper }],
  ['best-seller', { ground: '#8f5223', ink: '#fffaf2' }],
  ['online-exclusive', { ground: '#3f5f68', ink: brandColors.paper }],
  ['member', { ground: brandColors.paper, ink: brandColors.juniper }],
])

const HEIGHT = 64
const SIZE = 26
const SPACING = 0.02

/** A badge: its name on a rounded label, because a symbol alone says too little. */
export function badgePicture(id: string, language: PictureLanguage): string | undefined {
  const badge = badges.find((candidate) => candidate.id === id)
  const look = colors.get(id)
  if (!badge || !look) return undefined
  const name = badge.name[language]
  const width = Math.round(measureWidth(name, SPACING) * SIZE + 48)
  const text = words(name, [width / 2, HEIGHT / 2 + SIZE * 0.35], { size: SIZE, spacing: SPACING })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect x="1" y="1" width="${n(width - 2)}" height="${HEIGHT - 2}" rx="${HEIGHT / 2 - 1}" fill="${look.ground}" stroke="${look.ink}" stroke-opacity=".35" stroke-width="2"/><g fill="${look.ink}">${text}</g></svg>`
  )
}
