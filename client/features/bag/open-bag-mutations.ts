import type { QueryClient } from '@tanstack/react-query'

import type { Shopper } from '#shared/contract/shopper.ts'

import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import { setBagCount } from '../../app/session.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { createBagMutations, type BagMutations } from './bag-mutations.ts'
import { showPendingMutations } from './pending-mutations.ts'
import { storeBag } from './queries.ts'

const LOCK = 'vitrine-bag'

let opened: BagMutations | undefined

/** The document's only queue, created when it is first needed. */
export function openBagMutations(shopper: Shopper, queryClient: QueryClient): BagMutations {
  opened ??= open(shopper, queryClient)
  return opened
}

function open(shopper: Shopper, queryClient: QueryClient) {
  const mutations = createBagMutations({
    shopper,
    async storeBag(bag) {
      await storeBag(queryClient, shopper, bag)
      await setBagCount(queryClient, bag.count)
      emitShopEvent({ type: 'bag-changed' })
    },
    showPending: showPendingMutations,
    runExclusively,
    waitForConnection,
    createIdempotencyKey,
  })
  // A page that is left sends its waiting changes.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) mutations.flushOnHide()
  })
  return mutations
}

const isHidden = () => document.visibilityState === 'hidden'

/**
 * A second tab waits for the first one's mutation and then uses the session that it started. A page
 * that is being left may not live until its turn, so it stops waiting.
 */
async function runExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isHidden() || !('locks' in navigator)) return work()
  let begun: Promise<Result> | undefined
  const mutate = () => (begun ??= work())
  const hidden = Promise.withResolvers<void>()
  const look = () => isHidden() && hidden.resolve()
  document.addEventListener('visibilitychange', look)
  try {
    return await Promise.race([navigator.locks.request(LOCK, mutate), hidden.promise.then(mutate)])
  } finally {
    document.removeEventListener('visibilitychange', look)
  }
}

function waitForConnection() {
  if (navigator.onLine) return Promise.resolve()
  return new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}
