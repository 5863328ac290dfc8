import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { hexId } from '../platform/hex.ts'
import { badRequest, only } from '../platform/problems.ts'
import { basketResponse, callBasket, readCaller } from './call-basket.ts'
import { openBasketId } from './basket-index.ts'
import type { BasketState } from './contents/basket-object.ts'
import {
  alreadyExists,
  noCurrentBasket,
  noPreviousCustomer,
  noSourceBasket,
} from './contents/basket-problems.ts'
import { MERGE_MODES, type MergeMode } from './contents/merge-baskets.ts'
import type { Caller } from './contents/model.ts'
import { BASKET, BASKETS, wantsCustomerDetails, POPULATE_CUSTOMER } from './paths.ts'

type BasketContext = Context<SandboxEnv>

const MERGE = `${BASKETS}/actions/merge` as const
const TRANSFER = `${BASKETS}/actions/transfer` as const
const PROMOTE = `${BASKET}/actions/promote` as const

/** Merges or transfers a guest's basket after login, and promotes a temporary basket. */
export const mergeRoutes = factory
  .createApp()
  .post(MERGE, async (c) => {
    const { caller, previous, source, current } = await bothSides(c)
    if (source === undefined) throw noSourceBasket(previous)
    const mode = mergeMode(c.req.query('productItemMergeMode'))
    if (current === undefined && c.req.query('createDestinationBasket') !== 'true') {
      throw noCurrentBasket(caller.customerId)
    }
    const into = current ?? (await opened(c, caller))
    return respond(c, await mergeInto(c, { source, owner: previous, into, mode }))
  })
  .all(MERGE, only('POST'))
  .post(TRANSFER, async (c) => {
    const sides = await bothSides(c)
    const state =
      c.req.query('merge') === 'true' ? await merged(c, sides) : await transferred(c, sides)
    if (!state) return c.body(null, 204)
    if (c.req.param('version') === 'v1' || !wantsCustomerDetails(c)) return respond(c, state)
    const { basketId } = state.basket
    const { basket } = await callBasket(c, basketId, (source) =>
      source.change(sides.caller, basketId, [POPULATE_CUSTOMER]),
    )
    return respond(c, { ...state, basket })
  })
  .all(TRANSFER, only('POST'))
  .post(PROMOTE, async (c) => {
    const caller = readCaller(c)
    const basketId = c.req.param('basketId')
    const open = await openBasketId(c.env.DB, getOwner(caller, caller.customerId))
    const current = open === basketId ? undefined : open
    if (current !== undefined && c.req.query('merge') === 'true') {
      await requireTemporary(c, caller, basketId)
      const sides = { source: current, owner: caller.customerId, into: basketId }
      return respond(c, await mergeInto(c, { ...sides, mode: 'sum_quantities' }))
    }
    const overriding = c.req.query('overrideExisting') === 'true' ? (current ?? null) : null
    const state = await callBasket(c, basketId, (basket) =>
      basket.promote(caller, basketId, { overriding }),
    )
    if (overriding !== null) await deleteSource(c, overriding)
    return respond(c, state)
  })
  .all(PROMOTE, only('POST'))

interface Sides {
  caller: Caller
  /** The guest's customer id. */
  previous: string
  source: string | undefined
  current: string | undefined
}

/** @throws ProblemError if the caller was not a guest before */
async function bothSides(c: BasketContext): Promise<Sides> {
  const caller = readCaller(c)
  const previous = caller.previousCustomerId
  if (previous === undefined || !caller.isRegistered) throw noPreviousCustomer()
  const [source, current] = await Promise.all([
    openBasketId(c.env.DB, getOwner(caller, previous)),
    openBasketId(c.env.DB, getOwner(caller, caller.customerId)),
  ])
  return { caller, previous, source, current }
}

const getOwner = ({ site, now }: Caller, customerId: string) => ({
  siteId: site.id,
  customerId,
  now,
})

async function opened(c: BasketContext, caller: Caller): Promise<string> {
  const basketId = hexId()
  const opening = { isTemporary: false, isTaxedElsewhere: false }
  await callBasket(c, basketId, (basket) => basket.open(caller, basketId, { changes: [], opening }))
  return basketId
}

interface Merge {
  source: string
  owner: string
  into: string
  intoOwner?: string
  mode: MergeMode
}

function mergeInto(c: BasketContext, { source, owner, into, intoOwner, mode }: Merge) {
  const caller = readCaller(c)
  const merge = { owner, into, intoOwner: intoOwner ?? caller.customerId, mode }
  return callBasket(c, source, (basket) => basket.mergeInto(caller, source, merge))
}

/** The guest's basket becomes the current one and takes the contents of the old one. */
async function merged(
  c: BasketContext,
  { caller, previous, source, current }: Sides,
): Promise<BasketState | undefined> {
  if (source === undefined && current === undefined) return undefined
  if (source === undefined) {
    const id = current ?? ''
    return callBasket(c, id, (basket) => basket.read(caller, id))
  }
  if (current === undefined) return handedOver(c, caller, { source, owner: previous })
  const both = { source: current, owner: caller.customerId, into: source, intoOwner: previous }
  return mergeInto(c, { ...both, mode: 'higher_quantity' })
}

async function transferred(
  c: BasketContext,
  { caller, previous, source, current }: Sides,
): Promise<BasketState | undefined> {
  if (source === undefined && current === undefined) return undefined
  if (source === undefined) throw noSourceBasket(previous)
  if (current === undefined) return handedOver(c, caller, { source, owner: previous })
  if (c.req.query('overrideExisting') !== 'true') throw alreadyExists()
  const state = await handedOver(c, caller, { source, owner: previous, overriding: current })
  await deleteSource(c, current)
  return state
}

const handedOver = (
  c: BasketContext,
  caller: Caller,
  {
    source,
    owner,
    overriding = null,
  }: { source: string; owner: string; overriding?: string | null },
) => callBasket(c, source, (basket) => basket.changeOwner(caller, source, { owner, overriding }))

const deleteSource = ({ env: { BASKETS } }: BasketContext, basketId: string) =>
  BASKETS.get(BASKETS.idFromName(basketId)).deleteBasket()

/** Promoting works only for a temporary basket; for any other, `promote` throws the problem. */
const requireTemporary = async (c: BasketContext, caller: Caller, basketId: string) => {
  const { basket } = await callBasket(c, basketId, (source) => source.read(caller, basketId))
  if (basket.isTemporary) return
  await callBasket(c, basketId, (source) => source.promote(caller, basketId, { overriding: null }))
}

function mergeMode(requested: string | undefined): MergeMode {
  if (requested === undefined) return 'higher_quantity'
  const mode = MERGE_MODES.find((known) => known === requested)
  if (mode) return mode
  throw badRequest('The merge mode is unknown.', {
    parameter: 'productItemMergeMode',
    expected: MERGE_MODES.join('|'),
  })
}

const respond = async (c: BasketContext, state: BasketState) =>
  c.json(await basketResponse(c, state))
