import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import type { SoldLine } from '#shared/analytics/commerce-items.ts'
import type { AddToBag, Bag, LineId } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { SessionView } from '#shared/shell/session.ts'
import type { Shopper } from '#shared/shopper.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { SESSION_KEY } from '../kit/session.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { createBagMutations, isRepeatable, type BagMutations } from './bag-mutations.ts'
import { keepWaiting } from './waiting-mutations.ts'
import type { WaitingMutation } from './mutation-queue.ts'
import { showPendingMutations } from './use-bag.ts'
import { problemMessage, announceLimit } from './mutation-messages.ts'
import { BAG_KEY, storeBag } from './queries.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    'bag-changed': { lines: readonly SoldLine[] }
    /** So many of an item were added to the bag, which may have held some. */
    'added-to-bag': { line: SoldLine; quantity: number }
    /** So many of an item were taken out of the bag, which may still hold some. */
    'removed-from-bag': { line: SoldLine; quantity: number }
  }
  interface InternalEvents {
    /** The service may have changed the basket by itself, as it does for another store (spec 1 §4). */
    'refetch-basket': object
  }
}

const LOCK = 'vitrine-bag'

type App = Pick<AppContextValue, 'shopper' | 'site'>

let opened: BagMutations | undefined

/** The document's only queue, created when it is first needed. */
export function openBagMutations(app: App, queryClient: QueryClient): BagMutations {
  opened ??= open(app, queryClient)
  return opened
}

interface ResumeDependencies {
  appContext: App
  queryClient: QueryClient
  intl: IntlShape
}

/** Sends what an earlier document of this tab has not confirmed, in order. A toast reports a failure. */
export function resumeMutations(
  waiting: readonly WaitingMutation[],
  { appContext, queryClient, intl }: ResumeDependencies,
) {
  const mutations = openBagMutations(appContext, queryClient)
  // An event that is made now has the current time.
  const now = eventTime(new Event('resumed'))
  for (const each of waiting.filter((one) => isRepeatable(one, now))) {
    const resumed = mutations.resume(each).then((bag) => announceLimit(bag, intl))
    resumed.catch((error: unknown) => {
      const type = error instanceof ProblemError ? error.type : 'unexpected'
      const id = problemMessage(each.mutation.kind, type)
      emitShopEvent({ type: 'toasted', tone: 'error', text: intl.formatMessage({ id }) })
    })
  }
}

function open(app: App, queryClient: QueryClient) {
  const shopper = app.shopper()
  const ports = { shopper, queryClient }
  const mutations = createBagMutations({
    shopper: {
      ...shopper,
      async addToBag(item, key) {
        const bag = await addWithCookie(ports, () => shopper.addToBag(item, key)).catch(
          withoutStore,
        )
        reportAdded(bag, { ...item, quantity: bag.limited ?? item.quantity })
        return bag
      },
      async addGiftCard(card, key) {
        const bag = await addWithCookie(ports, () => shopper.addGiftCard(card, key))
        reportAdded(bag, { productId: card.productId, quantity: 1 })
        return bag
      },
      async updateLine(item, key) {
        const before = queryClient.getQueryData<Bag>(BAG_KEY)
        const bag = await shopper.updateLine(item, key)
        reportUpdated(item.lineId, before, bag)
        return bag
      },
    },
    async storeBag(bag) {
      await storeBag(queryClient, bag)
      await setBagCount(queryClient, bag.count)
      emitShopEvent({ type: 'bag-changed', lines: bag.lines })
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
  // The next document of this tab takes over unconfirmed changes. This one must not be restored afterwards.
  let isHandedOver = false
  addEventListener('pagehide', (event) => {
    mutations.flushOnHide()
    const waiting = mutations.waiting({ isOnline: navigator.onLine, now: eventTime(event) })
    isHandedOver = waiting.length > 0
    if (isHandedOver) keepWaiting(app.site.id, waiting)
  })
  addEventListener('pageshow', () => isHandedOver && location.reload())
  return mutations
}

/**
 * Adds to the bag, and rejects if the browser has not kept the cookie of the session that a first item starts. Some
 * browsers report it; with others, the bag must be read again to find out.
 */
async function addWithCookie(
  { shopper, queryClient }: { shopper: Shopper; queryClient: QueryClient },
  add: () => Promise<Bag>,
): Promise<Bag> {
  if (!navigator.cookieEnabled) throw new ProblemError('cookies-blocked')
  const isKnown = queryClient
    .getQueriesData<SessionView | null>({ queryKey: SESSION_KEY })
    .some(([, session]) => session && session.customerType !== 'anonymous')
  const bag = await add()
  const stored = isKnown ? bag : await shopper.getBag({}).catch(() => bag)
  if (stored.count === 0) throw new ProblemError('cookies-blocked')
  return bag
}

/** The session is read again without the store that no longer exists. */
function withoutStore(error: unknown): never {
  if (error instanceof ProblemError && error.type === 'store-gone')
    emitShopEvent({ type: 'refetch-basket' })
  throw error
}

/** Each gift card is a separate line, added last. */
function reportAdded(
  { lines }: Bag,
  { productId, quantity }: Pick<AddToBag, 'productId' | 'quantity'>,
) {
  const line = lines.findLast((each) => each.productId === productId && !each.isBonus)
  if (line) emitShopEvent({ type: 'added-to-bag', line, quantity })
}

/** A line that is no longer there has been taken out. */
function reportUpdated(lineId: LineId, before: Bag | undefined, after: Bag) {
  const find = (bag?: Bag) => bag?.lines.find(({ id }) => id === lineId)
  const [old, line = old] = [find(before), find(after)]
  const change = (find(after)?.quantity ?? 0) - (old?.quantity ?? 0)
  if (!old || !line || change === 0) return
  const type = change > 0 ? 'added-to-bag' : 'removed-from-bag'
  emitShopEvent({ type, line, quantity: Math.abs(change) })
}

/** When an event happened, in milliseconds since the epoch. */
const eventTime = ({ timeStamp }: Event) => performance.timeOrigin + timeStamp

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
    return await Promise.race([lockedOrNot(mutate), hidden.promise.then(mutate)])
  } finally {
    document.removeEventListener('visibilitychange', look)
  }
}

/** A browser that blocks storage refuses locks, too. A rejected mutation stays rejected: it runs once. */
const lockedOrNot = async <Result>(mutate: () => Promise<Result>) =>
  navigator.locks.request(LOCK, mutate).catch(mutate)

function waitForConnection() {
  if (navigator.onLine) return Promise.resolve()
  return new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
  })
}

/**
 * Updates the bag count after a mutation. An anonymous visitor has a session from then on. Older requests would
 * return outdated data, so they are cancelled and repeated.
 */
async function setBagCount(queryClient: QueryClient, bagCount: number) {
  const sessions = { queryKey: SESSION_KEY }
  const known = queryClient.getQueriesData<SessionView | null>(sessions)
  const isUnsure = queryClient.isFetching(sessions) > 0 || known.some(([, session]) => !session)
  await queryClient.cancelQueries(sessions)
  queryClient.setQueriesData<SessionView | null>(sessions, (session) => {
    if (!session) return session
    const { customerType } = session
    return {
      ...session,
      bagCount,
      customerType: customerType === 'anonymous' ? 'guest' : customerType,
    }
  })
  if (isUnsure) void queryClient.invalidateQueries(sessions)
}
