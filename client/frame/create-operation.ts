import type { OperationId } from '#shared/contract/bag.ts'

const OPERATION_BYTES = 24

/** Creates a random idempotency key. Retries of the same action keep their key. */
export function createOperation(): OperationId {
  const bytes = crypto.getRandomValues(new Uint8Array(OPERATION_BYTES))
  const text = btoa(String.fromCharCode(...bytes))
  const id = text.replaceAll('+', '-').replaceAll('/', '_')
  if (!isOperationId(id)) throw new Error('The idempotency key does not match its pattern')
  return id
}

// Not the contract's own schema, which would pull the whole contract into every page.
export const isOperationId = (text: string): text is OperationId => /^[\w-]{22,64}$/.test(text)
