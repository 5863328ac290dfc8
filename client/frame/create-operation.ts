import * as v from 'valibot'

import { OperationId } from '#shared/contract/bag.ts'

const OPERATION_BYTES = 24

/** The name of another intent of the shopper: kept for as long as the same is asked for again. */
export function createOperation(): OperationId {
  const bytes = crypto.getRandomValues(new Uint8Array(OPERATION_BYTES))
  const text = btoa(String.fromCharCode(...bytes))
  return v.parse(OperationId, text.replaceAll('+', '-').replaceAll('/', '_'))
}
