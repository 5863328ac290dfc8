import * as v from 'valibot'

export const Picture = v.object({
  /** Absolute, and on the configured image origin: anything else has been dropped. */
  link: v.string(),
  /** In the page's locale; empty when the picture only decorates. */
  alt: v.string(),
})
export type Picture = v.InferOutput<typeof Picture>
