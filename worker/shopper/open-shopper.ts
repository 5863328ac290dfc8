import type { Context } from 'hono'

import type { Catalog } from '#shared/contract/catalog.ts'
import { readCookie } from '#shared/cookies.ts'

import type { InternalPreferences } from '../cache/stored-values.ts'
import type { AppEnv } from '../env.ts'
import { openSignedOut, type SignedOut } from '../account/signed-out.ts'
import { openGiftCardBalances } from '../gift-cards/open-gift-card-balances.ts'
import { rememberDevice } from '../limits/known-device.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { openSession, sessionCookieScope, type Session } from '../session/session.ts'
import { createShop } from '../shop.ts'
import { openStoreMemory } from '../visitor/store-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { createShopper, type ShopperPorts } from './shopper.ts'

export interface OpenedShopper extends ShopperPorts {
  /** The catalog of the shopper's site and locale. */
  catalog: Catalog
  internalPreferences: () => Promise<InternalPreferences>
  session: Session
  /** What to say after another device has signed this one out. */
  signedOut: SignedOut
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
  const scope = sessionCookieScope(c.get('context'), c.req.header('user-agent'))
  return readCookie(c.req.header('cookie') ?? null, 'session', scope) !== null
}

/** The shopper of this request, if it has already been opened. */
export const openedShopper = (c: Context<AppEnv>) => openedByRequest.get(c.req.raw)

async function open(c: Context<AppEnv>): Promise<OpenedShopper> {
  const context = c.get('context')
  const cookieHeader = c.req.header('cookie') ?? null
  const userAgent = c.req.header('user-agent')
  const session = await openSession({ context, bindings: c.env, cookieHeader, userAgent })
  const { catalog, stores, commerce, cache, internalPreferences } = createShop({
    context,
    bindings: c.env,
  })
  const storeMemory = openStoreMemory(c)
  const signedOut = openSignedOut(c, session)
  const ports = createShopper({
    context,
    bindings: c.env,
    catalog,
    commerce,
    cache,
    session,
    internalPreferences,
    stores,
    storeMemory,
    visitor: visitorOf(c),
    giftCardBalances: openGiftCardBalances(c),
  })
  return {
    ...ports,
    ...rememberingDevice(c, ports, session),
    catalog,
    internalPreferences,
    session,
    signedOut,
    setCookies: async (headers) => {
      storeMemory.setCookies(headers)
      await session.setCookies(headers)
      await signedOut.remember()
      writeSealedCookies(c, headers)
    },
  }
}

/** However customers sign in, their browser is known from then on. */
function rememberingDevice(
  c: Context<AppEnv>,
  { account, signInWith }: Pick<ShopperPorts, 'account' | 'signInWith'>,
  session: Session,
): Pick<ShopperPorts, 'account' | 'signInWith'> {
  return {
    account: {
      ...account,
      async signIn(input, idempotencyKey) {
        const signedIn = await account.signIn(input, idempotencyKey)
        await rememberDevice(c, input.email)
        return signedIn
      },
    },
    async signInWith(tokens) {
      const signedIn = await signInWith(tokens)
      const login = session.state?.customer?.email
      if (login) await rememberDevice(c, login)
      return signedIn
    },
  }
}
