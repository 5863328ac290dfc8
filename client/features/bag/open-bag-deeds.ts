import type { QueryClient } from '@tanstack/react-query'

import type { Shopper } from '#shared/contract/shopper.ts'

import { createOperation } from '../../frame/create-operation.ts'
import { noteBagCount } from '../../frame/session.ts'
import { emitShopEvent } from '../../frame/shop-events.ts'
import { createBagDeeds, type BagDeeds } from './bag-deeds.ts'
import { showPendingDeeds } from './pending-deeds.ts'
import { keepBag } from './queries.ts'

const LOCK = 'vitrine-bag'

let opened: BagDeeds | undefined

/** The one queue of this document; loaded when somebody is about to use it. */
export function openBagDeeds(shopper: Shopper, queryClient: QueryClient): BagDeeds {
  opened ??= open(shopper, queryClient)
  return opened
}

function open(shopper: Shopper, queryClient: QueryClient) {
  const deeds = createBagDeeds({
    shopper,
    async keep(bag) {
      await keepBag(queryClient, shopper, bag)
      await noteBagCount(queryClient, bag.count)
      emitShopEvent({ type: 'bag-changed' })
    },
    showPending: showPendingDeeds,
    inTurn,
    online,
    createOperation,
  })
  // A page that is left sends what it still holds back.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) deeds.leave()
  })
  return deeds
}

const isHidden = () => document.visibilityState === 'hidden'

/**
 * A second tab waits, and then sees the session that the first one's deed has started. A page that is being
 * left would not live to see its turn, and does not wait for it any longer.
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isHidden() || !('locks' in navigator)) return work()
  let begun: Promise<Result> | undefined
  const begin = () => (begun ??= work())
  const hidden = Promise.withResolvers<void>()
  const look = () => isHidden() && hidden.resolve()
  document.addEventListener('visibilitychange', look)
  try {
    return await Promise.race([navigator.locks.request(LOCK, begin), hidden.promise.then(begin)])
  } finally {
    document.removeEventListener('visibilitychange', look)
  }
}

function online() {
  if (navigator.onLine) return Promise.resolve()
  return new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}
