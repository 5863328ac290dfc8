import type { Family } from './palette.ts'
import { brandColors } from './palette.ts'
import { lightness, mix } from '../../../pictures/drawing/palette.ts'
import { ornament } from './ornament.ts'
import type { Box } from '../../../pictures/drawing/shape.ts'
import { n } from '../../../pictures/drawing/shape.ts'
import { measureWidth } from '../../../pictures/drawing/set-text.ts'
import { words } from '../../../pictures/drawing/words.ts'

/** The colors and texts a vessel is drawn with. */
export interface Look {
  family: Family
  liquid: string
  label: string
  ink: string
  /** The fragrance, or the product itself if it has no scent. */
  name: string
  /** The kind of product, in the picture's language; empty where it would be too small to read. */
  kind: string
  /** Color of a holder, a warmer or a card. */
  color: string
  /** Leaves out the text, for items in the background of a picture. */
  bare?: boolean
}

interface LabelShape {
  box: Box
  shape?: 'plate' | 'arch' | 'oval' | 'none'
  /** How far the long edges curve towards the camera. */
  bow?: number
  /** Paper by default. */
  paper?: string
}

/** Copper if it contrasts with the label, else ink. */
export function ornamentColor(paper: string, ink: string): string {
  return Math.abs(lightness(paper) - lightness(brandColors.copper)) > 0.26
    ? brandColors.copper
    : ink
}

const NAME_SPACING = 0.09
const KIND_SPACING = 0.04

/** Breaks a name into lines of about the same length. */
export function formatLines(name: string, most: number): string[] {
  const words = name.split(' ')
  const count = Math.min(most, words.length, Math.ceil(name.length / (most > 2 ? 9 : 11)))
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const rest = count - lines.length
    const goal = (name.length - lines.join(' ').length) / rest
    if (line !== '' && rest > 1 && line.length + word.length / 2 + 1 > goal) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function outline({ x, y, w, h }: Box, shape: LabelShape['shape'], bow: number): string {
  const left = n(x)
  const right = n(x + w)
  if (shape === 'oval') {
    return `M${left} ${n(y + h / 2)}a${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(w)} 0a${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(-w)} 0Z`
  }
  const base = `V${n(y + h)}Q${n(x + w / 2)} ${n(y + h + bow * 2)} ${left} ${n(y + h)}Z`
  if (shape === 'arch') {
    const rise = w * 0.3
    return `M${left} ${n(y + rise)}C${left} ${n(y + rise * 0.3)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w / 2)} ${n(y)}S${right} ${n(y + rise * 0.3)} ${right} ${n(y + rise)}${base}`
  }
  return `M${left} ${n(y)}Q${n(x + w / 2)} ${n(y + bow * 2)} ${right} ${n(y)}${base}`
}

/** Name and kind within the label; an oval is narrow where the last line stands. */
function setting(look: Look, { box, shape, bow = 0 }: LabelShape): string {
  const { x, y, w, h } = box
  const share = shape === 'oval' ? 0.68 : 0.74
  const portrait = h > w * 0.86
  const lines = formatLines(look.name.toUpperCase(), portrait ? 3 : 2)
  const longest = Math.max(...lines.map((line) => measureWidth(line, NAME_SPACING)))
  const mark = h * (shape === 'oval' ? 0.2 : portrait ? 0.24 : 0.27)
  const room = h * 0.84 - mark
  const size = Math.min(
    room / (lines.length * 1.22 + 1.7),
    (w * share) / longest,
    w * (portrait ? 0.15 : 0.12),
  )
  const middle = x + w / 2
  const small = Math.min(
    size * 0.66,
    (w * share) / Math.max(1, measureWidth(look.kind, KIND_SPACING)),
  )
  const block = mark + lines.length * size * 1.22 + small * 2.6
  const start = y + (h - block) / 2 + bow
  const baseline = start + mark + size * 1.16
  const set = lines.map((line, index) =>
    words(line, [middle, baseline + index * size * 1.22], { size, spacing: NAME_SPACING }),
  )
  const rule = baseline + (lines.length - 1) * size * 1.22 + small * 0.95
  const kind =
    look.kind === ''
      ? ''
      : words(look.kind, [middle, rule + small * 1.6], { size: small, spacing: KIND_SPACING })
  return (
    `<g color="${ornamentColor(look.label, look.ink)}">${ornament(look.family, middle, start + mark / 2, mark)}` +
    `<path d="M${n(middle - w * 0.09)} ${n(rule)}h${n(w * 0.18)}" stroke="currentColor" stroke-width="1.6"/></g>` +
    `<g fill="currentColor">${set.join('')}${kind}</g>`
  )
}

/** A paper label with its ornament, name and kind, set to fit its box. */
export function label(look: Look, shape: LabelShape): string {
  const { box, bow = 0, paper = look.label } = shape
  const path = outline(box, shape.shape, bow)
  const face = shape.shape === 'none' ? '' : `<path d="${path}" fill="${paper}"/>`
  if (look.bare) {
    const { x, y, w, h } = box
    const mark = ornament(look.family, x + w / 2, y + h / 2, Math.min(w, h) * 0.5)
    return `${face}<g color="${ornamentColor(look.label, look.ink)}">${mark}</g>`
  }
  const line = `<path d="${inset(shape, bow)}" fill="none" stroke="${mix(paper, look.ink, 0.4)}" stroke-width="1.2"/>`
  return `${face}${shape.shape === 'none' ? '' : line}<g color="${look.ink}">${setting(look, shape)}</g>`
}

function inset({ box, shape }: LabelShape, bow: number): string {
  const gap = Math.min(9, box.h * 0.06)
  return outline(
    { x: box.x + gap, y: box.y + gap, w: box.w - gap * 2, h: box.h - gap * 2 },
    shape,
    bow,
  )
}
