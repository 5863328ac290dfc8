import * as v from 'valibot'

import { Picture } from '#shared/media/picture.ts'
import {
  defineProductAttributes,
  type AttributeMapper,
  type DefinedAttribute,
  type DefinedAttributes,
} from '#shared/product/shop-attributes.ts'

import { Scent, type Notes } from './scent.ts'

const text = v.nullish(v.string())
const names = v.nullish(v.array(v.string()))

const wire = {
  c_fragranceName: text,
  c_fragranceDescription: text,
  c_candleSafety: text,
  c_form: text,
  c_topNotes: names,
  c_heartNotes: names,
  c_baseNotes: names,
  c_refinementFragrance: names,
  c_refinementFamily: names,
  c_refinementForm: names,
}
export type WireAttributes = v.InferOutput<v.ObjectSchema<typeof wire, undefined>>

export const productAttributes = defineProductAttributes({
  wire,
  values: v.object({
    /** Null for a product that smells of nothing, or of several things. */
    scent: v.nullable(Scent),
    /** A candle that does not burn, in contrast to its other pictures. */
    unlit: v.nullable(Picture),
  }),
  map: (sent, mapper) => ({ scent: scentOf(sent, mapper), unlit: mapper.picture('unlit') }),
  heading: (sent) => sent.c_fragranceName,
  details: (sent, { html }) => ({
    highlights: html(sent.c_fragranceDescription),
    moreInfo: html(sent.c_candleSafety),
  }),
})

const NOTES: DefinedAttribute = {
  type: 'string',
  isLocalizable: true,
  without: 'product pages have no fragrance drawing',
}
const REFINEMENT: DefinedAttribute = {
  type: 'set-of-string',
  without: 'product pages have no section on their scent',
}

/** What the instance has to define. The core asks for `c_form` as well. */
export const definedAttributes: DefinedAttributes<Exclude<keyof typeof wire, 'c_form'>> = {
  c_fragranceName: {
    type: 'string',
    isLocalizable: true,
    without: 'tiles show no fragrance',
  },
  c_fragranceDescription: {
    type: 'html',
    isLocalizable: true,
    without: 'product pages have no section on the fragrance',
  },
  c_candleSafety: {
    type: 'html',
    isLocalizable: true,
    without: 'product pages have no notes on safety',
  },
  c_topNotes: NOTES,
  c_heartNotes: NOTES,
  c_baseNotes: NOTES,
  c_refinementFragrance: REFINEMENT,
  c_refinementFamily: REFINEMENT,
  c_refinementForm: REFINEMENT,
}

type TextMapper = Pick<AttributeMapper, 'text'>

/** As many as fit into a tier of the pyramid. */
const MAX_NOTES = 4

/** The scent of a product. Null without notes, and for a product of several fragrances. */
function scentOf(sent: WireAttributes, mapper: TextMapper): Scent | null {
  const [fragrance, family, form] = [
    onlyOne(sent.c_refinementFragrance),
    onlyOne(sent.c_refinementFamily),
    onlyOne(sent.c_refinementForm),
  ]
  const notes = notesOf(sent, mapper)
  const hasNotes = Object.values(notes).some((tier) => tier.length > 0)
  return fragrance && family && form && hasNotes ? { fragrance, family, form, notes } : null
}

export function notesOf(sent: WireAttributes, mapper: TextMapper): Notes {
  const texts = (raw: string[] | null | undefined) =>
    (raw ?? []).flatMap((each) => mapper.text(each) ?? []).slice(0, MAX_NOTES)
  return {
    top: texts(sent.c_topNotes),
    heart: texts(sent.c_heartNotes),
    base: texts(sent.c_baseNotes),
  }
}

const TERM = /^[a-z0-9-]{1,40}$/

function onlyOne(values: string[] | null | undefined) {
  const [first = '', ...others] = values ?? []
  return others.length === 0 && TERM.test(first) ? first : null
}
