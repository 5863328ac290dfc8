import { createIsolate, type Isolate } from './cache/isolate.ts'
import { createCommerceMemory, type CommerceMemory } from './commerce/transport.ts'

/** What the requests of one isolate share. */
export interface IsolateMemory {
  cache: Isolate
  commerce: CommerceMemory
}

export const createIsolateMemory = (): IsolateMemory => ({
  cache: createIsolate(),
  commerce: createCommerceMemory(),
})
