import type { Context } from 'hono'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { PaymentPageShopper, Shopper } from '#shared/contract/shopper.ts'

import type { AppEnv } from '../env.ts'
import { openSession, type Session } from '../session/session.ts'
import { createShop } from '../shop.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { createShopper } from './shopper.ts'

export interface OpenedShopper {
  /** The public shop that the shopper is in. */
  catalog: Catalog
  shopper: Shopper & PaymentPageShopper
  session: Session
}

/** Requests whose shopper is known: a deed and the page that follows it share one session. */
const openedByRequest = new WeakMap<Request, Promise<OpenedShopper>>()

/** The visitor of this request. The only way to their session; asking starts none. */
export function openShopper(c: Context<AppEnv>): Promise<OpenedShopper> {
  const known = openedByRequest.get(c.req.raw)
  if (known) return known
  const opened = open(c)
  openedByRequest.set(c.req.raw, opened)
  return opened
}

/** The same, where something has asked for it already. */
export const openedShopper = (c: Context<AppEnv>) => openedByRequest.get(c.req.raw)

async function open(c: Context<AppEnv>): Promise<OpenedShopper> {
  const { context } = c.var
  const cookieHeader = c.req.header('cookie') ?? null
  const session = await openSession({ context, bindings: c.env, cookieHeader })
  const { country, region } = visitorOf(c)
  const { catalog } = createShop({ context, bindings: c.env })
  const place = { country, region }
  const shopper = createShopper({ context, bindings: c.env, catalog, session, place })
  return { catalog, shopper, session }
}
