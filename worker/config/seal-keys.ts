import * as v from 'valibot'

import type { SealKey } from '../runtime/seal.ts'

/** `kid:key[,kid:key]`: 32 bytes each, in base64url. */
export const SealKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,16}:[\w-]{43}$/, 'are not kid:base64url'))),
  v.maxLength(2, 'are more than two'),
  v.transform((parts) => parts.map(keyOf)),
  v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'share an id'),
)

function keyOf(part: string): SealKey {
  const [id = '', key = ''] = part.split(':')
  return { id, key }
}
