import * as v from 'valibot'

/**
 * Identifies one action of a shopper: the same key, action and input take effect once, however often they are
 * sent.
 */
export const IdempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22,64}$/),
  v.brand('IdempotencyKey'),
)
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>
