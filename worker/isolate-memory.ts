import { createIsolate, type Isolate } from './cache/isolate.ts'
import { createCommerceMemory, type CommerceMemory } from './commerce/commerce-client.ts'
import { createRenewals, type Renewals } from './session/renewal.ts'

/** State that all requests of one isolate share. */
export interface IsolateMemory {
  cache: Isolate
  commerce: CommerceMemory
  /** Pending and recent token renewals for shoppers' parallel requests. Only the holder of the old token can find one. */
  renewals: Renewals
}

export const createIsolateMemory = (): IsolateMemory => ({
  cache: createIsolate(),
  commerce: createCommerceMemory(),
  renewals: createRenewals(),
})
