import type { Context } from 'hono'

import { readPromotionContext } from '../contexts/shopper-contexts.ts'
import type { SandboxEnv } from '../platform/env.ts'
import type { PromotionContext } from '../pricing/promotion-context.ts'
import { ProblemError } from '../platform/problems.ts'
import { expansions } from '../sites/site-request.ts'
import { readPromotionRequest } from '../promotions/applicable-promotions.ts'
import { toLanguage, type Site } from '../platform/site.ts'
import { basketBody } from './response/basket-response.ts'
import type { BasketView } from './response/view.ts'
import {
  priceDocument,
  type BasketData,
  readBasketData,
  type BasketDataRequest,
  dataNeededBy,
} from './contents/basket-facts.ts'
import type { BasketObject, BasketState, CallResult } from './contents/basket-object.ts'
import type { Change } from './contents/changes.ts'
import type { BasketDocument, Caller } from './contents/model.ts'

type BasketContext = Context<SandboxEnv>

/** Calls a basket's Durable Object; the call completes even if the client disconnects.
 * @throws ProblemError if the result is a problem. */
export async function callBasket<Value>(
  c: BasketContext,
  basketId: string,
  send: (basket: BasketObject) => Promise<CallResult<Value>>,
): Promise<Value> {
  const { BASKETS } = c.env
  const call = send(BASKETS.get(BASKETS.idFromName(basketId)))
  c.executionCtx.waitUntil(call.catch(() => undefined))
  const result = await call
  if ('problem' in result) throw new ProblemError(result.problem)
  return result.value
}

/** Applies all changes to the basket of the path, or none, and responds with the basket. */
export async function changeBasket(c: BasketContext, ...changes: Change[]) {
  const basketId = c.req.param('basketId') ?? ''
  const caller = readCaller(c)
  const occasion = promotionContextAhead(c)
  const state = await callBasket(c, basketId, (basket) => basket.change(caller, basketId, changes))
  return c.json(await basketResponse(c, state, { occasion }))
}

/** Also drops external taxes, which the change makes wrong, unless the caller keeps them with `removeExternalTax`. */
export const changeBasketAndDropTaxes = (c: BasketContext, change: Change) =>
  c.req.query('removeExternalTax') === 'false'
    ? changeBasket(c, change)
    : changeBasket(c, change, { name: 'dropExternalTaxes', payload: undefined })

/** Reads the shopper's basket for the response; facts and promotions are read at the same time. */
export async function readBasket(c: BasketContext, basketId: string) {
  const caller = readCaller(c)
  const facts = prefetchFacts(c.env.DB, basketId, c.var.site)
  const occasion = promotionContextAhead(c)
  const state = await callBasket(c, basketId, (basket) => basket.read(caller, basketId))
  return basketResponse(c, state, { facts, occasion })
}

/** Data that is read for the response in parallel with the basket. */
interface Ahead {
  facts?: PrefetchedFacts | undefined
  occasion?: Promise<PromotionContext>
}

function promotionContextAhead(c: BasketContext): Promise<PromotionContext> {
  const occasion = readPromotionContext(c.env.DB, readPromotionRequest(c))
  // A request for another shopper's basket fails first and never awaits this.
  occasion.catch(() => undefined)
  return occasion
}

/** The API's `Basket` at current prices. */
export async function basketResponse(
  c: BasketContext,
  { basket, isRejected, notAdded }: BasketState,
  ahead: Ahead = {},
) {
  const { view } = await pricedView(c, basket, ahead)
  return basketBody(view, {
    version: isVersion2(c) ? 'v2' : 'v1',
    isRejected,
    notAdded,
    expand: readExpand(c),
  })
}

/** A basket at current prices, and a function that prices it with other contents. */
export async function pricedView(c: BasketContext, basket: BasketDocument, ahead: Ahead = {}) {
  const { site, locale, origin } = c.var
  const language = toLanguage(locale)
  const now = c.var.now()
  const [facts, occasion] = await Promise.all([
    resolveFacts(c.env.DB, basket, { site, ahead: ahead.facts }),
    ahead.occasion ?? readPromotionContext(c.env.DB, readPromotionRequest(c)),
  ])
  const price = (document: BasketDocument) =>
    priceDocument(document, facts, { site, language, occasion })
  const view: BasketView = { basket, facts, priced: price(basket), site, language, origin, now }
  return { view, price }
}

const EXPANSIONS = ['payment_references', 'approaching_discounts'] as const

const isVersion2 = (c: BasketContext) => c.req.path.startsWith('/checkout/shopper-baskets/v2/')

/** The expansions of version 2; changes always return payment references.
 * @throws ProblemError for an unknown expansion */
function readExpand(c: BasketContext): ReadonlySet<string> {
  if (!isVersion2(c)) return new Set()
  if (c.req.method !== 'GET') return new Set(['payment_references'])
  return expansions(c.req.queries('expand')?.join(','), EXPANSIONS, [])
}

export const readCaller = (c: BasketContext): Caller => {
  const { customerId, usid, isRegistered, previousCustomerId, agentId } = c.var.shopper
  return {
    site: c.var.site,
    locale: c.var.locale,
    language: toLanguage(c.var.locale),
    customerId,
    isRegistered,
    previousCustomerId,
    agentId,
    isManager: false,
    usid,
    correlationId: c.req.header('correlation-id') ?? '',
    now: c.var.now(),
  }
}

const MAX_REMEMBERED = 2000

/**
 * The products and coupons that each basket's last response needed. Most baskets are read again
 * before they change.
 */
const lastWanted = new Map<string, BasketDataRequest>()

/** Facts that are being read at the same time as the basket. */
interface PrefetchedFacts {
  wanted: BasketDataRequest
  facts: Promise<BasketData>
}

/** Starts to read the data that the basket's last response needed; undefined if there was none. */
function prefetchFacts(db: D1Database, basketId: string, site: Site): PrefetchedFacts | undefined {
  const wanted = lastWanted.get(basketId)
  if (!wanted) return undefined
  const facts = readBasketData(db, wanted, site)
  // A request for another shopper's basket fails first and never awaits this.
  facts.catch(() => undefined)
  return { wanted, facts }
}

/** The facts of a basket; uses the facts read ahead if they are the ones it needs. */
function resolveFacts(
  db: D1Database,
  basket: BasketDocument,
  { site, ahead }: { site: Site; ahead: PrefetchedFacts | undefined },
): Promise<BasketData> {
  const wanted = dataNeededBy(basket)
  if (lastWanted.size >= MAX_REMEMBERED) lastWanted.clear()
  lastWanted.set(basket.basketId, wanted)
  const isThat = ahead && JSON.stringify(ahead.wanted) === JSON.stringify(wanted)
  return isThat ? ahead.facts : readBasketData(db, wanted, site)
}
