import * as v from 'valibot'

/**
 * Markup that has passed the sanitiser, or that React rendered. Only these, and a parsed answer of our own worker,
 * make one.
 */
export const TrustedHtml = v.pipe(v.string(), v.brand('TrustedHtml'))
export type TrustedHtml = v.InferOutput<typeof TrustedHtml>
