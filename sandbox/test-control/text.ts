import * as v from 'valibot'

/** One text for both languages, or one for each. */
export const LocalizedText = v.pipe(
  v.union([v.string(), v.object({ en: v.string(), fr: v.string() })]),
  v.transform((text) => (typeof text === 'string' ? { en: text, fr: text } : text)),
)
