import type { Context } from 'hono'

import { openSignedOut } from '../account/signed-out.ts'
import type { AppEnv } from '../env.ts'
import { openGiftCardBalances } from '../gift-cards/open-gift-card-balances.ts'
import { rememberDevice } from '../limits/known-device.ts'
import { openReviewer } from '../reviews/reviewer.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { openSession, type Session } from '../session/session.ts'
import { createShop } from '../shop.ts'
import { openStoreMemory } from '../visitor/store-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'
import type { OpenedShopper } from './opened-shopper.ts'
import { createShopper, type ShopperPorts } from './shopper.ts'

/** Opens the session and everything that its shopper can do. */
export async function openPorts(c: Context<AppEnv>): Promise<OpenedShopper> {
  const context = c.get('context')
  const cookieHeader = c.req.header('cookie') ?? null
  const userAgent = c.req.header('user-agent')
  const session = await openSession({ context, bindings: c.env, cookieHeader, userAgent })
  const { catalog, stores, commerce, cache, internalPreferences } = createShop({
    context,
    bindings: c.env,
  })
  const storeMemory = openStoreMemory(c)
  const reviewer = openReviewer(c, session)
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
    reviewer,
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
      reviewer.setCookies(headers)
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
