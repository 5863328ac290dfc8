import * as v from 'valibot'

/**
 * Markup from the sanitizer or from React. Apart from those, only parsed responses of our own worker may
 * produce it.
 */
export const TrustedHtml = v.pipe(v.string(), v.brand('TrustedHtml'))
export type TrustedHtml = v.InferOutput<typeof TrustedHtml>
