import * as v from 'valibot'

const names = v.nullish(v.array(v.string()))

/** What a product or a search hit says about its scent. */
export const wireScentEntries = {
  c_topNotes: names,
  c_heartNotes: names,
  c_baseNotes: names,
  c_refinementFragrance: names,
  c_refinementFamily: names,
  c_refinementForm: names,
}
export type WireScent = v.InferOutput<v.ObjectSchema<typeof wireScentEntries, undefined>>

/** What the import of the review service has written into the catalog. */
export const wireRatingEntries = {
  c_bvAverageRating: v.nullish(v.number()),
  c_bvReviewCount: v.nullish(v.number()),
}
export type WireRating = v.InferOutput<v.ObjectSchema<typeof wireRatingEntries, undefined>>
