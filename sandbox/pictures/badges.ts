import { badges } from '../catalog/badges.ts'
import type { PictureLanguage } from './parts/look.ts'
import { brandColours } from './drawing/palette.ts'
import { n } from './drawing/shape.ts'
import { widthOf } from './drawing/set-text.ts'
import { words } from './drawing/words.ts'

interface Colours {
  ground: string
  ink: string
}

const colours: ReadonlyMap<string, Colours> = new Map([
  ['new', { ground: brandColours.juniper, ink: brandColours.paper }],
  ['best-seller', { ground: '#8f5223', ink: '#fffaf2' }],
  ['online-exclusive', { ground: '#3f5f68', ink: brandColours.paper }],
  ['member', { ground: brandColours.paper, ink: brandColours.juniper }],
])

const HEIGHT = 64
const SIZE = 26
const SPACING = 0.02

/** A badge: its name on a rounded label, because a symbol alone says too little. */
export function badgePicture(id: string, language: PictureLanguage): string | undefined {
  const badge = badges.find((candidate) => candidate.id === id)
  const look = colours.get(id)
  if (!badge || !look) return undefined
  const name = badge.name[language]
  const width = Math.round(widthOf(name, SPACING) * SIZE + 48)
  const text = words(name, [width / 2, HEIGHT / 2 + SIZE * 0.35], { size: SIZE, spacing: SPACING })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect x="1" y="1" width="${n(width - 2)}" height="${HEIGHT - 2}" rx="${HEIGHT / 2 - 1}" fill="${look.ground}" stroke="${look.ink}" stroke-opacity=".35" stroke-width="2"/><g fill="${look.ink}">${text}</g></svg>`
  )
}
