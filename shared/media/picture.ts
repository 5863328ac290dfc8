import * as v from 'valibot'

export const Picture = v.object({
  /** A path on the shop's own origin, or an absolute URL if images have another origin. */
  link: v.string(),
  /** In the page's locale; empty for decorative pictures. */
  alt: v.string(),
  /** Width by height, if commerce says it. */
  ratio: v.optional(v.number()),
})
export type Picture = v.InferOutput<typeof Picture>
