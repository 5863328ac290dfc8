import type { Bag } from '#shared/contract/bag.ts'

import type { BagDeed } from './expected-bag.ts'

interface QueuePorts {
  /** Does it, and answers with the bag after it. */
  send: (deed: BagDeed) => Promise<Bag>
  read: () => Promise<Bag>
  /** The service has said what the bag is now. */
  keep: (bag: Bag) => Promise<void>
  showPending: (deeds: readonly BagDeed[]) => void
}

export interface Entry {
  deed: BagDeed
  /** Whether its quantity has stopped changing. */
  isReleased: boolean
  isStarted: boolean
  /** Whether others were under way at the same time. */
  isAmongOthers: boolean
  timer?: ReturnType<typeof setTimeout>
  result: PromiseWithResolvers<Bag>
}

/** Deeds in the order they were asked for: each is sent once it is released and none is under way. */
export function createDeedQueue(ports: QueuePorts) {
  const entries: Entry[] = []

  const show = () => ports.showPending(entries.map(({ deed }) => deed))

  function advance() {
    const [next] = entries
    if (next?.isReleased && !entries.some(({ isStarted }) => isStarted)) void settle(next)
  }

  async function settle(entry: Entry) {
    entry.isStarted = true
    const [outcome] = await Promise.allSettled([ports.send(entry.deed)])
    const isLast = entries.every((other) => other === entry || !other.isStarted)
    if (isLast) await keepWhatCame(entry, outcome, ports)
    if (outcome.status === 'fulfilled') entry.result.resolve(outcome.value)
    else entry.result.reject(outcome.reason)
    entries.splice(entries.indexOf(entry), 1)
    show()
    advance()
  }

  return {
    entries: entries as readonly Entry[],

    show,

    enter(deed: BagDeed, isReleased: boolean) {
      const entry = createEntry(deed, isReleased)
      entries.push(entry)
      return entry
    },

    /** Whatever stands before `last` goes first, however young it is. */
    release(last = entries.at(-1)) {
      for (const entry of entries.slice(0, last ? entries.indexOf(last) + 1 : 0)) {
        clearTimeout(entry.timer)
        entry.isReleased = true
      }
      show()
      advance()
    },

    /** Sends these of its entries without waiting for an answer to any. */
    sendTogether(together: readonly Entry[]) {
      for (const entry of together) {
        entry.isAmongOthers ||= together.length > 1
        if (!entry.isStarted) void settle(entry)
      }
    },
  }
}

/** Refused, unknown, or one answer of several that were under way at once: the truth is the service's. */
async function keepWhatCame(
  { isAmongOthers }: Entry,
  outcome: PromiseSettledResult<Bag>,
  { read, keep }: QueuePorts,
) {
  const isTruth = outcome.status === 'fulfilled' && !isAmongOthers
  const bag = isTruth ? outcome.value : await read().catch(() => null)
  if (bag) await keep(bag)
}

const createEntry = (deed: BagDeed, isReleased: boolean): Entry => ({
  deed,
  isReleased,
  isStarted: false,
  isAmongOthers: false,
  result: Promise.withResolvers(),
})
