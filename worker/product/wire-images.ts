import * as v from 'valibot'

/** The wire format of pictures of products and hits. */

export const WireImage = v.object({
  link: v.string(),
  alt: v.optional(v.string()),
  /** The address in the image service, which resizes it. */
  disBaseLink: v.optional(v.string()),
})

export const WireImageGroup = v.object({
  viewType: v.string(),
  images: v.optional(v.array(WireImage), []),
  variationAttributes: v.optional(
    v.array(v.object({ id: v.string(), values: v.array(v.object({ value: v.string() })) })),
    [],
  ),
})
export type WireImageGroup = v.InferOutput<typeof WireImageGroup>
