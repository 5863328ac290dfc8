import type {
  AddCoupon,
  AddItem,
  Bag,
  IdempotencyKey,
  RemoveCoupon,
  UpdateItem,
} from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import { isWithoutResponse, performDeed } from '../checkout/perform-deed.ts'
import { createDeedQueue, type Entry } from './deed-queue.ts'
import type { BagDeed } from './expected-bag.ts'

/** How long a quantity may still change before it is sent (spec 2 §9). */
const DEBOUNCE_MS = 500

interface BagDeedsPorts {
  shopper: Pick<Shopper, 'getBag' | 'addItem' | 'updateItem' | 'addCoupon' | 'removeCoupon'>
  /** Stores the bag that the service returned. */
  keep: (bag: Bag) => Promise<void>
  showPending: (deeds: readonly BagDeed[]) => void
  /** Runs one mutation at a time across all tabs of the shop. */
  inTurn: (work: () => Promise<Bag>) => Promise<Bag>
  /** Resolves once there is a connection. */
  online: () => Promise<void>
  createIdempotencyKey: () => IdempotencyKey
}

/**
 * The shopper's mutations of the bag, sent in order and one at a time. Each is pending at once;
 * when it fails, its change is rolled back and the bag is read again. Every method resolves with
 * the bag after the mutation and rejects with its `ProblemError`.
 */
export function createBagDeeds(ports: BagDeedsPorts) {
  const queue = createDeedQueue({
    send(deed) {
      const idempotencyKey = ports.createIdempotencyKey()
      return ports.inTurn(() => send(deed, idempotencyKey, ports))
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

    /**
     * Merges rapid changes of one line into one mutation with the last quantity; all get its
     * result.
     */
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

    /** Sends waiting changes. @returns whether all of them succeeded */
    async finish() {
      const results = queue.entries.map(({ result }) => result.promise)
      queue.release()
      const outcomes = await Promise.allSettled(results)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },

    /**
     * Sends waiting changes from a page that may be closed before the response. Quantities of
     * different lines go all at once, as their order makes no difference.
     */
    leave() {
      queue.release()
      queue.sendTogether(quantitiesAhead(queue.entries))
    },
  }
}

export type BagDeeds = ReturnType<typeof createBagDeeds>

/** The leading entries, as long as each sets the quantity of another line. */
function quantitiesAhead(entries: readonly Entry[]): Entry[] {
  const lines = new Set<string>()
  const end = entries.findIndex(({ deed }) => {
    const isAnother = deed.kind === 'update' && !lines.has(deed.lineId)
    if (deed.kind === 'update') lines.add(deed.lineId)
    return !isAnother
  })
  return entries.slice(0, end === -1 ? entries.length : end)
}

/** The entry that a new quantity of the line may replace: only quantity changes come after it. */
function stillOpen(entries: readonly Entry[], { lineId }: UpdateItem) {
  const index = entries.findLastIndex(
    ({ deed, isStarted }) => !isStarted && deed.kind === 'update' && deed.lineId === lineId,
  )
  const later = entries.slice(index + 1)
  return later.every(({ deed }) => deed.kind === 'update') ? entries[index] : undefined
}

/** Retries after a lost response with the same idempotency key, so that nothing is done twice. */
async function send(
  deed: BagDeed,
  idempotencyKey: IdempotencyKey,
  { shopper, online }: BagDeedsPorts,
): Promise<Bag> {
  try {
    return await performDeed(async () => {
      await online()
      return perform(deed, idempotencyKey, shopper)
    })
  } catch (error) {
    throw isWithoutResponse(error) ? new ProblemError('outcome-unknown') : error
  }
}

function perform(deed: BagDeed, idempotencyKey: IdempotencyKey, shopper: BagDeedsPorts['shopper']) {
  switch (deed.kind) {
    case 'add': {
      const { productId, quantity } = deed
      return shopper.addItem({ productId, quantity }, idempotencyKey)
    }
    case 'update': {
      const { lineId, quantity } = deed
      return shopper.updateItem({ lineId, quantity }, idempotencyKey)
    }
    case 'add-coupon':
      return shopper.addCoupon({ code: deed.code }, idempotencyKey)
    case 'remove-coupon':
      return shopper.removeCoupon({ couponId: deed.couponId }, idempotencyKey)
  }
}
