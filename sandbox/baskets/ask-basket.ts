import type { Context } from 'hono'

import { readOccasion } from '../contexts/occasion-of.ts'
import type { SandboxEnv } from '../env.ts'
import type { Occasion } from '../pricing/occasion.ts'
import { ProblemError } from '../problems.ts'
import { expansions } from '../products/query.ts'
import { visitOf } from '../promotions/visit-of.ts'
import { languageOf } from '../sites.ts'
import { basketAnswer } from './answer/basket-answer.ts'
import { priceDocument } from './basket-facts.ts'
import type { BasketObject, BasketState, Outcome } from './basket-object.ts'
import type { Change } from './changes.ts'
import { type FactsAhead, factsFor, readAhead } from './facts-ahead.ts'
import type { Caller } from './model.ts'

type BasketContext = Context<SandboxEnv>

/** Asks a basket's object, and sees it through even if the caller hangs up.
 * @throws ProblemError where the outcome is a problem. */
export async function askBasket<Value>(
  c: BasketContext,
  basketId: string,
  ask: (basket: BasketObject) => Promise<Outcome<Value>>,
): Promise<Value> {
  const { BASKETS } = c.env
  const asking = ask(BASKETS.get(BASKETS.idFromName(basketId)))
  c.executionCtx.waitUntil(asking.catch(() => undefined))
  const outcome = await asking
  if ('problem' in outcome) throw new ProblemError(outcome.problem)
  return outcome.value
}

/** Makes changes to the basket of the path, all or none, and answers with it. */
export async function changeBasket(c: BasketContext, ...changes: Change[]) {
  const basketId = c.req.param('basketId') ?? ''
  const caller = callerOf(c)
  const occasion = occasionAhead(c)
  const state = await askBasket(c, basketId, (basket) => basket.change(caller, basketId, changes))
  return c.json(await answerOf(c, state, { occasion }))
}

/** The same for changes that make taxes from elsewhere wrong, unless the caller knows better. */
export const changeTaxed = (c: BasketContext, change: Change) =>
  c.req.query('removeExternalTax') === 'false'
    ? changeBasket(c, change)
    : changeBasket(c, change, { deed: 'forgetTaxes', payload: undefined })

/** The shopper's basket by its id, on the wire; what it takes is read while the basket is. */
export async function readBasket(c: BasketContext, basketId: string) {
  const caller = callerOf(c)
  const facts = readAhead(c.env.DB, basketId, c.var.site)
  const occasion = occasionAhead(c)
  const state = await askBasket(c, basketId, (basket) => basket.read(caller, basketId))
  return answerOf(c, state, { facts, occasion })
}

/** What is being read for an answer while the basket still is. */
interface Ahead {
  facts?: FactsAhead | undefined
  occasion?: Promise<Occasion>
}

function occasionAhead(c: BasketContext): Promise<Occasion> {
  const occasion = readOccasion(c.env.DB, visitOf(c))
  // Whoever asks for a basket that is not theirs never waits for it.
  occasion.catch(() => undefined)
  return occasion
}

/** The wire's Basket at the prices of this moment. */
export async function answerOf(
  c: BasketContext,
  { basket, isRefused }: BasketState,
  ahead: Ahead = {},
) {
  const { site, locale, origin } = c.var
  const language = languageOf(locale)
  const now = c.var.now()
  const [facts, occasion] = await Promise.all([
    factsFor(c.env.DB, basket, { site, ahead: ahead.facts }),
    ahead.occasion ?? readOccasion(c.env.DB, visitOf(c)),
  ])
  const priced = priceDocument(basket, facts, { site, language, occasion })
  const view = { basket, facts, priced, site, language, origin, now }
  return basketAnswer(view, {
    version: isSecond(c) ? 'v2' : 'v1',
    isRefused,
    expand: expandOf(c),
  })
}

const EXPANSIONS = ['payment_references', 'approaching_discounts'] as const

const isSecond = (c: BasketContext) => c.req.path.startsWith('/checkout/shopper-baskets/v2/')

/** What the second version tells if it is asked; of payments it tells what was changed anyway.
 * @throws ProblemError for what it cannot tell */
function expandOf(c: BasketContext): ReadonlySet<string> {
  if (!isSecond(c)) return new Set()
  if (c.req.method !== 'GET') return new Set(['payment_references'])
  return expansions(c.req.queries('expand')?.join(','), EXPANSIONS, [])
}

export const callerOf = (c: BasketContext): Caller => {
  const { customerId, usid, isRegistered, previousCustomerId, agentId } = c.var.shopper
  return {
    site: c.var.site,
    language: languageOf(c.var.locale),
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
