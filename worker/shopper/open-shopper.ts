import type { Context } from 'hono'

import type { Account } from '#shared/contract/account.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import type { RewardsProgram } from '#shared/contract/rewards.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'
import { readCookie } from '#shared/cookies.ts'

import type { AppEnv } from '../env.ts'
import { openSession, sessionCookieScope, type Session } from '../session/session.ts'
import { createShop } from '../shop.ts'
import { storeInCookies } from '../visitor/store-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { createShopper } from './shopper.ts'

export interface OpenedShopper {
  /** The catalog of the shopper's site and locale. */
  catalog: Catalog
  shopper: WorkerShopper
  account: Account
  rewards: RewardsProgram
  session: Session
}

/** The opened shopper of each request, so that an action and the page rendered after it share one session. */
const openedByRequest = new WeakMap<Request, Promise<OpenedShopper>>()

/** Opens the shopper of this request. This is the only access to the session, and it starts none. */
export function openShopper(c: Context<AppEnv>): Promise<OpenedShopper> {
  const known = openedByRequest.get(c.req.raw)
  if (known) return known
  const opened = open(c)
  openedByRequest.set(c.req.raw, opened)
  return opened
}

/** Whether the request has a session cookie, usable or not. */
export function hasSessionCookie(c: Context<AppEnv>) {
  const scope = sessionCookieScope(c.var.context, c.req.header('user-agent'))
  return readCookie(c.req.header('cookie') ?? null, 'session', scope) !== null
}

/** The shopper of this request, if it has already been opened. */
export const openedShopper = (c: Context<AppEnv>) => openedByRequest.get(c.req.raw)

async function open(c: Context<AppEnv>): Promise<OpenedShopper> {
  const { context } = c.var
  const cookieHeader = c.req.header('cookie') ?? null
  const userAgent = c.req.header('user-agent')
  const session = await openSession({ context, bindings: c.env, cookieHeader, userAgent })
  const { catalog, internalPreferences } = createShop({ context, bindings: c.env })
  const { shopper, account, rewards } = createShopper({
    context,
    bindings: c.env,
    catalog,
    session,
    internalPreferences,
    store: storeInCookies(c),
    visitor: visitorOf(c),
  })
  return { catalog, shopper, account, rewards, session }
}
