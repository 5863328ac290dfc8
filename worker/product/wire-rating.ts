import * as v from 'valibot'

/** Written into the catalog by the import of the review service. */
export const wireRatingEntries = {
  c_bvAverageRating: v.nullish(v.number()),
  c_bvReviewCount: v.nullish(v.number()),
}
export type WireRating = v.InferOutput<v.ObjectSchema<typeof wireRatingEntries, undefined>>
