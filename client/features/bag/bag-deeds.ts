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

interface Entry {
  deed: BagDeed
  /** Whether its quantity has stopped changing. */
  isReleased: boolean
  isStarted: boolean
  timer?: ReturnType<typeof setTimeout>
  result: PromiseWithResolvers<Bag>
}

/**
 * What a shopper does to the bag, in order and one at a time. Each deed shows as pending at once; when it
 * fails, what it changed is no longer expected, and the bag is read again. Every method answers with the
 * bag after the deed, and fails with the `ProblemError` of the deed.
 */
export function createBagDeeds(ports: BagDeedsPorts) {
  const entries: Entry[] = []
  let isRunning = false

  const show = () => ports.showPending(entries.map(({ deed }) => deed))

  function enter(deed: BagDeed, isReleased: boolean) {
    const entry = createEntry(deed, isReleased)
    entries.push(entry)
    return entry
  }

  /** Whatever stands before it goes first, however young it is. */
  function doNow(deed: BagDeed) {
    const { result } = enter(deed, true)
    release()
    return result.promise
  }

  function release(last = entries.at(-1)) {
    for (const entry of entries.slice(0, last ? entries.indexOf(last) + 1 : 0)) {
      clearTimeout(entry.timer)
      entry.isReleased = true
    }
    show()
    void run()
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    for (let [next] = entries; next?.isReleased; [next] = entries) await settle(next)
    isRunning = false
  }

  async function settle(entry: Entry) {
    entry.isStarted = true
    const operation = ports.createOperation()
    try {
      const bag = await ports.inTurn(() => send(entry.deed, operation, ports))
      await ports.keep(bag)
      entry.result.resolve(bag)
    } catch (problem) {
      // Refused, or nobody knows: either way the truth is the service's.
      const bag = await ports.shopper.getBag().catch(() => null)
      if (bag) await ports.keep(bag)
      entry.result.reject(problem)
    }
    entries.splice(entries.indexOf(entry), 1)
    show()
  }

  return {
    add: (item: AddItem) => doNow({ kind: 'add', ...item }),
    update: (item: UpdateItem) => doNow({ kind: 'update', ...item }),
    addCoupon: (coupon: AddCoupon) => doNow({ kind: 'add-coupon', ...coupon }),
    removeCoupon: (coupon: RemoveCoupon) => doNow({ kind: 'remove-coupon', ...coupon }),

    /** Rapid changes of one line are one deed, of which the last counts; each is answered as that one is. */
    setQuantity(item: UpdateItem) {
      const deed: BagDeed = { kind: 'update', ...item }
      const entry = stillOpen(entries, item) ?? enter(deed, false)
      entry.deed = deed
      show()
      if (!entry.isReleased) {
        clearTimeout(entry.timer)
        entry.timer = setTimeout(() => release(entry), DEBOUNCE_MS)
      }
      return entry.result.promise
    },

    /** Sends what waits. @returns whether all of it was done */
    async finish() {
      const results = entries.map(({ result }) => result.promise)
      release()
      const outcomes = await Promise.allSettled(results)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },
  }
}

const createEntry = (deed: BagDeed, isReleased: boolean): Entry => ({
  deed,
  isReleased,
  isStarted: false,
  result: Promise.withResolvers(),
})

export type BagDeeds = ReturnType<typeof createBagDeeds>

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
