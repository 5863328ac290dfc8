import * as v from 'valibot'

/** A parsed `#rrggbb` colour from content. */
export const HexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
