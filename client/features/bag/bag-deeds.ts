import type {
  AddCoupon,
  AddItem,
  Bag,
  OperationId,
  RemoveCoupon,
  UpdateItem,
} from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import { isWithoutAnswer, performDeed } from '../checkout/perform-deed.ts'
import { createDeedQueue, type Entry } from './deed-queue.ts'
import type { BagDeed } from './expected-bag.ts'

/** How long a quantity may still change before it is sent (spec 2 §9). */
const DEBOUNCE_MS = 500

interface BagDeedsPorts {
  shopper: Pick<Shopper, 'getBag' | 'addItem' | 'updateItem' | 'addCoupon' | 'removeCoupon'>
  /** The service has said what the bag is now. */
  keep: (bag: Bag) => Promise<void>
  showPending: (deeds: readonly BagDeed[]) => void
  /** Runs one deed at a time, all tabs of the shop together. */
  inTurn: (work: () => Promise<Bag>) => Promise<Bag>
  /** Resolves once there is a connection. */
  online: () => Promise<void>
  createOperation: () => OperationId
}

/**
 * What a shopper does to the bag, in order and one at a time. Each deed shows as pending at once; when it
 * fails, what it changed is no longer expected, and the bag is read again. Every method answers with the
 * bag after the deed, and fails with the `ProblemError` of the deed.
 */
export function createBagDeeds(ports: BagDeedsPorts) {
  const queue = createDeedQueue({
    send(deed) {
      const operation = ports.createOperation()
      return ports.inTurn(() => send(deed, operation, ports))
    },
    read: () => ports.shopper.getBag(),
    keep: ports.keep,
    showPending: ports.showPending,
  })

  function doNow(deed: BagDeed) {
    const { result } = queue.enter(deed, true)
    queue.release()
    return result.promise
  }

  return {
    add: (item: AddItem) => doNow({ kind: 'add', ...item }),
    update: (item: UpdateItem) => doNow({ kind: 'update', ...item }),
    addCoupon: (coupon: AddCoupon) => doNow({ kind: 'add-coupon', ...coupon }),
    removeCoupon: (coupon: RemoveCoupon) => doNow({ kind: 'remove-coupon', ...coupon }),

    /** Rapid changes of one line are one deed, of which the last counts; each is answered as that one is. */
    setQuantity(item: UpdateItem) {
      const deed: BagDeed = { kind: 'update', ...item }
      const entry = stillOpen(queue.entries, item) ?? queue.enter(deed, false)
      entry.deed = deed
      queue.show()
      if (!entry.isReleased) {
        clearTimeout(entry.timer)
        entry.timer = setTimeout(() => queue.release(entry), DEBOUNCE_MS)
      }
      return entry.result.promise
    },

    /** Sends what waits. @returns whether all of it was done */
    async finish() {
      const results = queue.entries.map(({ result }) => result.promise)
      queue.release()
      const outcomes = await Promise.allSettled(results)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },

    /**
     * Sends what waits from a page that may not live to see an answer: quantities of different lines all at
     * once, as their order makes no difference.
     */
    leave() {
      queue.release()
      queue.sendTogether(quantitiesAhead(queue.entries))
    },
  }
}

export type BagDeeds = ReturnType<typeof createBagDeeds>

/** From the first on, as long as each is a quantity of another line. */
function quantitiesAhead(entries: readonly Entry[]): Entry[] {
  const lines = new Set<string>()
  const end = entries.findIndex(({ deed }) => {
    const isAnother = deed.kind === 'update' && !lines.has(deed.lineId)
    if (deed.kind === 'update') lines.add(deed.lineId)
    return !isAnother
  })
  return entries.slice(0, end === -1 ? entries.length : end)
}

/** The deed that a new quantity of the line may take the place of: nothing but quantities comes after it. */
function stillOpen(entries: readonly Entry[], { lineId }: UpdateItem) {
  const index = entries.findLastIndex(
    ({ deed, isStarted }) => !isStarted && deed.kind === 'update' && deed.lineId === lineId,
  )
  const later = entries.slice(index + 1)
  return later.every(({ deed }) => deed.kind === 'update') ? entries[index] : undefined
}

/** An answer that was lost is asked for again, as the same operation: nothing is done twice. */
async function send(
  deed: BagDeed,
  operation: OperationId,
  { shopper, online }: BagDeedsPorts,
): Promise<Bag> {
  try {
    return await performDeed(async () => {
      await online()
      return perform(deed, operation, shopper)
    })
  } catch (error) {
    throw isWithoutAnswer(error) ? new ProblemError('outcome-unknown') : error
  }
}

function perform(deed: BagDeed, operation: OperationId, shopper: BagDeedsPorts['shopper']) {
  switch (deed.kind) {
    case 'add': {
      const { productId, quantity } = deed
      return shopper.addItem({ productId, quantity }, operation)
    }
    case 'update': {
      const { lineId, quantity } = deed
      return shopper.updateItem({ lineId, quantity }, operation)
    }
    case 'add-coupon':
      return shopper.addCoupon({ code: deed.code }, operation)
    case 'remove-coupon':
      return shopper.removeCoupon({ couponId: deed.couponId }, operation)
  }
}
