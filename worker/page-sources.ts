import { bagEndpoints } from '#shared/bag/endpoints.ts'
import { checkoutEndpoints } from '#shared/checkout/endpoints.ts'

import { factory } from './config/env.ts'
import { privacyOf } from './visitor/privacy-of.ts'
import { portFor } from './endpoints.ts'
import { loadShop } from './load-shop.ts'
import { openedShopper, openShopper } from './open-shopper.ts'
import type { PageSources } from './render/page-sources.ts'
import { placesLimit } from './places/limits.ts'

const sources: PageSources = {
  limits: { storeLocator: placesLimit },
  async openCatalog(reading) {
    const { createShop } = await loadShop(reading.context)
    return createShop(reading).catalog
  },
  async openVisitor(c) {
    const { catalog, setCookies, edge, signedOut, ...ports } = await openShopper(c)
    const { getSession, orders, customerAccount, memberRewards, subscriptions } = ports
    const port = portFor(edge)
    return {
      catalog,
      setCookies,
      ports: {
        getSession,
        shopper: { ...port(bagEndpoints), ...port(checkoutEndpoints) },
        port,
        orders,
        customerAccount,
        memberRewards,
        subscriptions,
        privacy: privacyOf(c.get('context')),
        isSignedOut: (await signedOut.find()) !== null,
      },
    }
  },
  openedVisitor: openedShopper,
}

/** Gives pages what opens their data, so that the code that renders them imports no capability. */
export const pageSources = () =>
  factory.createMiddleware(async function pageSources(c, next) {
    c.set('pageSources', sources)
    await next()
  })
