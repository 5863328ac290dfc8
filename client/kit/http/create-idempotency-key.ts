import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

const KEY_BYTES = 24

/** Creates a random idempotency key. Retries of the same action keep their key. */
export function createIdempotencyKey(): IdempotencyKey {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const text = btoa(String.fromCharCode(...bytes))
  const id = text.replaceAll('+', '-').replaceAll('/', '_')
  if (!isIdempotencyKey(id)) throw new Error('invalid idempotency key')
  return id
}

// Not the contract's own schema, which would pull the whole contract into every page.
export const isIdempotencyKey = (text: string): text is IdempotencyKey =>
  /^[\w-]{22,64}$/.test(text)
