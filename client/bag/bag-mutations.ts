import type {
  AddCoupon,
  AddToBag,
  Bag,
  RemoveCoupon,
  RemoveGiftCertificate,
  UpdateLine,
} from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { AddGiftCard } from '#shared/gift-cards/gift-card.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Shopper } from '#shared/shopper.ts'

import { isWithoutResponse, retryAction } from '../kit/forms/retry-action.ts'
import { createMutationQueue, type Entry, type WaitingMutation } from './mutation-queue.ts'
import type { BagMutation, MutationName, MutationNamed } from './expected-bag.ts'

/** How long a quantity may still change before it is sent (spec 2 §9). */
const DEBOUNCE_MS = 500

type Operations = {
  [Name in MutationName]: (
    input: Omit<MutationNamed<Name>, 'kind'>,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Bag>
}

interface BagMutationsPorts {
  shopper: Pick<Shopper, 'getBag'> & Operations
  /** Stores the bag that the service returned. */
  storeBag: (bag: Bag) => Promise<void>
  showPending: (mutations: readonly BagMutation[]) => void
  /** Runs one mutation at a time across all tabs of the shop. */
  runExclusively: (work: () => Promise<Bag>) => Promise<Bag>
  /** Resolves once there is a connection. */
  waitForConnection: () => Promise<void>
  createIdempotencyKey: () => IdempotencyKey
}

/**
 * The shopper's mutations of the bag, sent in order and one at a time. Each is pending at once;
 * when it fails, its change is rolled back and the bag is read again. Every method resolves with
 * the bag after the mutation and rejects with its `ProblemError`.
 */
export function createBagMutations(ports: BagMutationsPorts) {
  const queue = createMutationQueue({
    send: (mutation, idempotencyKey) =>
      ports.runExclusively(() => send(mutation, idempotencyKey, ports)),
    readBag: () => ports.shopper.getBag({}),
    storeBag: ports.storeBag,
    showPending: ports.showPending,
  })

  const named = (mutation: BagMutation) => ({
    mutation,
    idempotencyKey: ports.createIdempotencyKey(),
  })

  function submitNow(mutation: BagMutation) {
    const { result } = queue.enqueue(named(mutation), true)
    queue.release()
    return result.promise
  }

  return {
    addToBag: (item: AddToBag) => submitNow({ kind: 'addToBag', ...item }),
    addGiftCard: (card: AddGiftCard) => submitNow({ kind: 'addGiftCard', ...card }),
    updateLine: (item: UpdateLine) => submitNow({ kind: 'updateLine', ...item }),
    removeGiftCertificate: (certificate: RemoveGiftCertificate) =>
      submitNow({ kind: 'removeGiftCertificate', ...certificate }),
    addCoupon: (coupon: AddCoupon) => submitNow({ kind: 'addCoupon', ...coupon }),
    removeCoupon: (coupon: RemoveCoupon) => submitNow({ kind: 'removeCoupon', ...coupon }),

    /**
     * Merges rapid changes of one line into one mutation with the last quantity; all get its
     * result.
     */
    updateLineDebounced(item: UpdateLine) {
      const mutation: BagMutation = { kind: 'updateLine', ...item }
      const entry =
        findReplaceableEntry(queue.entries, item) ?? queue.enqueue(named(mutation), false)
      entry.mutation = mutation
      queue.show()
      if (!entry.isReleased) {
        clearTimeout(entry.timer)
        entry.timer = setTimeout(() => queue.release(entry), DEBOUNCE_MS)
      }
      return entry.result.promise
    },

    /** Sends waiting changes. @returns whether all of them succeeded */
    async flush() {
      const results = queue.entries.map(({ result }) => result.promise)
      queue.release()
      const outcomes = await Promise.allSettled(results)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },

    /** The changes that are not confirmed yet, for the next document of this tab. */
    waiting: (leaving: Leaving) => listWaiting(queue.entries, leaving),

    /** Sends a change that an earlier document of this tab could not send. */
    resume(waiting: WaitingMutation) {
      const { result } = queue.enqueue(waiting, true)
      queue.release()
      return result.promise
    },

    /**
     * Sends waiting changes from a page that may be closed before the response. Quantities of
     * different lines go all at once, as their order makes no difference.
     */
    flushOnHide() {
      queue.release()
      queue.sendConcurrently(leadingQuantityChanges(queue.entries))
    },
  }
}

export type BagMutations = ReturnType<typeof createBagMutations>

/** How long the keys of changes are kept for certain (ms): half of the ten minutes of the service. */
const KEPT_MS = 5 * 60_000

/** Whether a change that an earlier document has sent may be sent again: its key is still known, so it runs once. */
export const isRepeatable = ({ sentBy, mutation }: WaitingMutation, now: number) =>
  sentBy === undefined || mutation.kind === 'updateLine' || now - sentBy < KEPT_MS

export interface Leaving {
  /** Offline, nothing has been sent. */
  isOnline: boolean
  now: number
}

/** The next document repeats them with their keys and so learns their results. */
const listWaiting = (entries: readonly Entry[], { isOnline, now }: Leaving): WaitingMutation[] =>
  entries.map(({ mutation, idempotencyKey, isStarted, sentBy }) => ({
    mutation,
    idempotencyKey,
    ...((isStarted && isOnline) || sentBy !== undefined ? { sentBy: sentBy ?? now } : {}),
  }))

/** The leading entries, as long as each sets the quantity of another line. */
function leadingQuantityChanges(entries: readonly Entry[]): Entry[] {
  const lines = new Set<string>()
  const end = entries.findIndex(({ mutation }) => {
    const isAnother = mutation.kind === 'updateLine' && !lines.has(mutation.lineId)
    if (mutation.kind === 'updateLine') lines.add(mutation.lineId)
    return !isAnother
  })
  return entries.slice(0, end === -1 ? entries.length : end)
}

/** The entry that a new quantity of the line may replace: only quantity changes come after it. */
function findReplaceableEntry(entries: readonly Entry[], { lineId }: UpdateLine) {
  const index = entries.findLastIndex(
    ({ mutation, isStarted }) =>
      !isStarted && mutation.kind === 'updateLine' && mutation.lineId === lineId,
  )
  const later = entries.slice(index + 1)
  return later.every(({ mutation }) => mutation.kind === 'updateLine') ? entries[index] : undefined
}

/** Retries after a lost response with the same idempotency key, so that nothing is done twice. */
async function send(
  mutation: BagMutation,
  idempotencyKey: IdempotencyKey,
  { shopper, waitForConnection }: BagMutationsPorts,
): Promise<Bag> {
  try {
    return await retryAction(async () => {
      await waitForConnection()
      return perform(mutation, idempotencyKey, shopper)
    })
  } catch (error) {
    throw isWithoutResponse(error) ? new ProblemError('outcome-unknown') : error
  }
}

const perform = <Name extends MutationName>(
  { kind, ...input }: MutationNamed<Name>,
  idempotencyKey: IdempotencyKey,
  operations: Operations,
) => operations[kind](input, idempotencyKey)
