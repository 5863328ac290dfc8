import type { Context } from 'hono'

import type { Account } from '#shared/contract/account.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'
import { readCookie } from '#shared/cookies.ts'

import type { AgentAccount } from '../account/account.ts'
import type { AppEnv } from '../env.ts'
import { openSession, sessionCookieScope, type Session } from '../session/session.ts'
import { createShop } from '../shop.ts'
import { openStoreMemory } from '../visitor/store-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { createShopper } from './shopper.ts'

export interface OpenedShopper {
  /** The catalog of the shopper's site and locale. */
  catalog: Catalog
  shopper: WorkerShopper
  account: Account & AgentAccount
  session: Session
  /** Writes the cookies of the session and those about picking up, as far as they have changed. */
  setCookies: (headers: Headers) => Promise<void>
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
  const { catalog, stores } = createShop({ context, bindings: c.env })
  const storeMemory = openStoreMemory(c)
  const { shopper, account } = createShopper({
    context,
    bindings: c.env,
    catalog,
    session,
    stores,
    storeMemory,
    visitor: visitorOf(c),
  })
  return {
    catalog,
    shopper,
    account,
    session,
    setCookies: async (headers) => {
      storeMemory.setCookies(headers)
      await session.setCookies(headers)
    },
  }
}
