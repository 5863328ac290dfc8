import type { OperationId } from '#shared/contract/bag.ts'

const OPERATION_BYTES = 24

/** The name of another intent of the shopper: kept for as long as the same is asked for again. */
export function createOperation(): OperationId {
  const bytes = crypto.getRandomValues(new Uint8Array(OPERATION_BYTES))
  const text = btoa(String.fromCharCode(...bytes))
  const id = text.replaceAll('+', '-').replaceAll('/', '_')
  if (!isOperationId(id)) throw new Error('So many bytes make no name.')
  return id
}

// The contract's own schema would bring all of the contract into every page.
export const isOperationId = (text: string): text is OperationId => /^[\w-]{22,64}$/.test(text)
