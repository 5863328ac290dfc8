import * as v from 'valibot'

export const Picture = v.object({
  /** An absolute URL on the configured image origin; pictures from elsewhere are left out. */
  link: v.string(),
  /** In the page's locale; empty for decorative pictures. */
  alt: v.string(),
})
export type Picture = v.InferOutput<typeof Picture>
