import type { Bag } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import type { BagMutation } from './expected-bag.ts'

interface QueuePorts {
  /** Sends the mutation and resolves with the bag after it. */
  send: (mutation: BagMutation, idempotencyKey: IdempotencyKey) => Promise<Bag>
  readBag: () => Promise<Bag>
  /** Stores the bag that the service returned. */
  storeBag: (bag: Bag) => Promise<void>
  showPending: (mutations: readonly BagMutation[]) => void
}

/** A mutation that waits for a connection, or for its response. Retries keep its key, also in another document. */
export interface WaitingMutation {
  mutation: BagMutation
  idempotencyKey: IdempotencyKey
  /** When the document was left whose request may have done it already (milliseconds since the epoch). */
  sentBy?: number
}

export interface Entry extends WaitingMutation {
  /** Whether its quantity has stopped changing. */
  isReleased: boolean
  isStarted: boolean
  hasResponse: boolean
  /** Whether others were in flight at the same time. */
  isConcurrent: boolean
  timer?: ReturnType<typeof setTimeout>
  result: PromiseWithResolvers<Bag>
}

/**
 * Mutations in the order of their requests: each is sent once it is released and none is in flight.
 */
export function createMutationQueue(ports: QueuePorts) {
  const entries: Entry[] = []
  let lastRead = 0
  let lastStored = 0

  const show = () => ports.showPending(entries.map(({ mutation }) => mutation))

  function runNext() {
    const [next] = entries
    if (next?.isReleased && !entries.some(({ isStarted }) => isStarted)) void run(next)
  }

  async function run(entry: Entry) {
    entry.isStarted = true
    try {
      const bag = await ports.send(entry.mutation, entry.idempotencyKey)
      await storeCurrentBag(entry, bag)
      entry.result.resolve(bag)
    } catch (problem) {
      // Rejected or unknown: either way the service's bag is the correct one.
      await storeCurrentBag(entry, null)
      entry.result.reject(problem)
    }
    entries.splice(entries.indexOf(entry), 1)
    show()
    runNext()
  }

  /**
   * With several in flight, only reading the bag after the last one gives the correct state.
   * A slow read never replaces a later one.
   */
  async function storeCurrentBag(entry: Entry, response: Bag | null) {
    entry.hasResponse = true
    if (entries.some(({ isStarted, hasResponse }) => isStarted && !hasResponse)) return
    const read = (lastRead += 1)
    const bag = entry.isConcurrent ? null : response
    const current = bag ?? (await ports.readBag().catch(() => null))
    if (!current || read < lastStored) return
    lastStored = read
    await ports.storeBag(current)
  }

  return {
    entries: entries as readonly Entry[],

    show,

    enqueue(waiting: WaitingMutation, isReleased: boolean) {
      const entry = createEntry(waiting, isReleased)
      entries.push(entry)
      return entry
    },

    /** Releases `last` and everything before it, without waiting for the debounce. */
    release(last = entries.at(-1)) {
      for (const entry of entries.slice(0, last ? entries.indexOf(last) + 1 : 0)) {
        clearTimeout(entry.timer)
        entry.isReleased = true
      }
      show()
      runNext()
    },

    /** Sends these entries without waiting for a response. */
    sendConcurrently(together: readonly Entry[]) {
      for (const entry of together) {
        entry.isConcurrent ||= together.length > 1
        if (!entry.isStarted) void run(entry)
      }
    },
  }
}

const createEntry = (waiting: WaitingMutation, isReleased: boolean): Entry => ({
  ...waiting,
  isReleased,
  isStarted: false,
  hasResponse: false,
  isConcurrent: false,
  result: Promise.withResolvers(),
})
