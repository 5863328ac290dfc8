import { outlines, SPACE } from './outlines.ts'

interface Glyph {
  advance: number
  path: string
}

const UNITS_PER_EM = 100

const glyphs = new Map<string, Glyph>(
  outlines
    .trim()
    .split('\n')
    .map((line) => {
      const [character = '', advance = '', ...path] = line.split(' ')
      return [character, { advance: Number(advance), path: path.join(' ') }]
    }),
)

const space: Glyph = { advance: SPACE, path: '' }

/** Characters without an outline, such as no-break spaces, are set as spaces. */
const findGlyphs = (text: string) => Array.from(text, (character) => glyphs.get(character) ?? space)

/** The width of a text at the font size 1, with `spacing` after each letter but the last. */
export function measureWidth(text: string, spacing: number): number {
  const set = findGlyphs(text)
  const advances = set.reduce((sum, { advance }) => sum + advance, 0)
  return advances / UNITS_PER_EM + spacing * Math.max(0, set.length - 1)
}

/**
 * The outlines of a text, centered on 0, in units of the font: a picture is one file and must look the same on every
 * machine, whatever fonts it has.
 */
export function findOutline(text: string, spacing: number): string {
  let x = (-measureWidth(text, spacing) * UNITS_PER_EM) / 2
  return findGlyphs(text)
    .map(({ advance, path }) => {
      const start = Math.round(x)
      x += advance + spacing * UNITS_PER_EM
      return path.replaceAll(/M(-?\d+)/g, (_, left: string) => `M${start + Number(left)}`)
    })
    .join('')
}

export const SCALE_OF_OUTLINE = 1 / UNITS_PER_EM
