import { createIsolate, type Isolate } from './cache/isolate.ts'
import { createCommerceMemory, type CommerceMemory } from './commerce/transport.ts'
import { createRenewals, type Renewals } from './session/renewal.ts'

/** What the requests of one isolate share. */
export interface IsolateMemory {
  cache: Isolate
  commerce: CommerceMemory
  /** Tokens on their way to shoppers' parallel requests; each is found only by who holds the old one. */
  renewals: Renewals
}

export const createIsolateMemory = (): IsolateMemory => ({
  cache: createIsolate(),
  commerce: createCommerceMemory(),
  renewals: createRenewals(),
})
