import type { Bag } from '#shared/contract/bag.ts'

import type { BagMutation } from './expected-bag.ts'

interface QueuePorts {
  /** Sends the mutation and resolves with the bag after it. */
  send: (mutation: BagMutation) => Promise<Bag>
  read: () => Promise<Bag>
  /** Stores the bag that the service returned. */
  keep: (bag: Bag) => Promise<void>
  showPending: (mutations: readonly BagMutation[]) => void
}

export interface Entry {
  mutation: BagMutation
  /** Whether its quantity has stopped changing. */
  isReleased: boolean
  isStarted: boolean
  isAnswered: boolean
  /** Whether others were in flight at the same time. */
  isAmongOthers: boolean
  timer?: ReturnType<typeof setTimeout>
  result: PromiseWithResolvers<Bag>
}

/**
 * Mutations in the order of their requests: each is sent once it is released and none is in flight.
 */
export function createMutationQueue(ports: QueuePorts) {
  const entries: Entry[] = []
  let lastAsked = 0
  let lastKept = 0

  const show = () => ports.showPending(entries.map(({ mutation }) => mutation))

  function advance() {
    const [next] = entries
    if (next?.isReleased && !entries.some(({ isStarted }) => isStarted)) void settle(next)
  }

  async function settle(entry: Entry) {
    entry.isStarted = true
    try {
      const bag = await ports.send(entry.mutation)
      await keepTruth(entry, bag)
      entry.result.resolve(bag)
    } catch (problem) {
      // Rejected or unknown: either way the service's bag is the correct one.
      await keepTruth(entry, null)
      entry.result.reject(problem)
    }
    entries.splice(entries.indexOf(entry), 1)
    show()
    advance()
  }

  /**
   * With several in flight, only reading the bag after the last one gives the correct state.
   * A slow read never replaces a later one.
   */
  async function keepTruth(entry: Entry, answer: Bag | null) {
    entry.isAnswered = true
    if (entries.some(({ isStarted, isAnswered }) => isStarted && !isAnswered)) return
    const asked = (lastAsked += 1)
    const bag = entry.isAmongOthers ? null : answer
    const truth = bag ?? (await ports.read().catch(() => null))
    if (!truth || asked < lastKept) return
    lastKept = asked
    await ports.keep(truth)
  }

  return {
    entries: entries as readonly Entry[],

    show,

    enter(mutation: BagMutation, isReleased: boolean) {
      const entry = createEntry(mutation, isReleased)
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
      advance()
    },

    /** Sends these entries without waiting for a response. */
    sendTogether(together: readonly Entry[]) {
      for (const entry of together) {
        entry.isAmongOthers ||= together.length > 1
        if (!entry.isStarted) void settle(entry)
      }
    },
  }
}

const createEntry = (mutation: BagMutation, isReleased: boolean): Entry => ({
  mutation,
  isReleased,
  isStarted: false,
  isAnswered: false,
  isAmongOthers: false,
  result: Promise.withResolvers(),
})
