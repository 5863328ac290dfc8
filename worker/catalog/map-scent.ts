import type { Notes, Scent } from '#shared/product/scent.ts'

import type { WireScent } from '../commerce/wire-scent.ts'
import { plainText } from './content-mapper.ts'

/** As many as fit into a tier of the pyramid. */
const MAX_NOTES = 4

/** The scent of a product. Null without notes, and for a product of several fragrances. */
export function scentOf(wire: WireScent): Scent | null {
  const [fragrance, family, form] = [
    onlyOne(wire.c_refinementFragrance),
    onlyOne(wire.c_refinementFamily),
    onlyOne(wire.c_refinementForm),
  ]
  const notes = notesOf(wire)
  if (!fragrance || !family || !form || notesIn(notes).length === 0) return null
  return { fragrance, family, form, notes }
}

export const notesOf = (wire: WireScent): Notes => ({
  top: texts(wire.c_topNotes),
  heart: texts(wire.c_heartNotes),
  base: texts(wire.c_baseNotes),
})

export const notesIn = ({ top, heart, base }: Notes) => [...top, ...heart, ...base]

const texts = (raw: string[] | null | undefined) =>
  (raw ?? []).flatMap((text) => plainText(text) ?? []).slice(0, MAX_NOTES)

const TERM = /^[a-z0-9-]{1,40}$/

function onlyOne(values: string[] | null | undefined) {
  const [first = '', ...others] = values ?? []
  return others.length === 0 && TERM.test(first) ? first : null
}
