import * as v from 'valibot'

import { PRODUCT_ID } from '#shared/http/ids.ts'
import { Picture } from '#shared/media/picture.ts'

/** The notes of a fragrance, in the order in which they are smelled. Every list may be empty. */
export const Notes = v.object({
  top: v.array(v.string()),
  heart: v.array(v.string()),
  base: v.array(v.string()),
})
export type Notes = v.InferOutput<typeof Notes>

/** Identifies the scent of a product by values of the refinements fragrance, family and form. */
export const Scent = v.object({
  fragrance: v.string(),
  family: v.string(),
  form: v.string(),
  notes: Notes,
})
export type Scent = v.InferOutput<typeof Scent>

const entries = {
  id: v.pipe(v.string(), v.regex(PRODUCT_ID)),
  /** The path without site and locale. */
  path: v.string(),
  picture: v.nullable(Picture),
}

/** Products and content that go with a scent. */
export const ScentCompany = v.object({
  /** The other forms of the scent, by the name of the form. */
  forms: v.array(v.object({ ...entries, form: v.string() })),
  /** The name of the family, in the page's locale. */
  familyName: v.nullable(v.string()),
  /** Other fragrances of the family in the same form, and what they smell like. */
  relatives: v.array(v.object({ ...entries, name: v.string(), notes: v.array(v.string()) })),
})
export type ScentCompany = v.InferOutput<typeof ScentCompany>
