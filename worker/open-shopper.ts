import type { Context } from 'hono'

import { platformCookies } from '#shared/storage/platform-storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'

import type { AppEnv } from './config/env.ts'
import { loadIntl } from './render/intl.ts'
import { sessionCookieScope } from './session/session-cookies.ts'
import type { OpenedShopper } from './shopper.ts'

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
  const scope = sessionCookieScope(c.get('context'), c.req.header('user-agent'))
  return readCookie(c.req.header('cookie') ?? null, platformCookies.session, scope) !== null
}

/** The shopper of this request, if it has already been opened. */
export const openedShopper = (c: Context<AppEnv>) => openedByRequest.get(c.req.raw)

/** What shoppers can do loads with the first one. */
async function open(c: Context<AppEnv>) {
  const { locale } = c.get('context')
  const [{ createShopper }] = await Promise.all([import('./shopper.ts'), loadIntl(locale)])
  return createShopper(c)
}
