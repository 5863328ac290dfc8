import * as v from 'valibot'

/** A parsed `#rrggbb` color from content. */
export const HexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
