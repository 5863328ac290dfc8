import * as features from '#shop/features.ts'
import { routes as shopRoutes } from '#shop/routes.ts'

import { accountRoutes } from './account/routes.ts'
import { autoRefreshRoutes } from './auto-refresh/routes.ts'
import { bagRoutes } from './bag/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { consentRoutes } from './consent/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { giftCardRoutes } from './gift-cards/routes.ts'
import { listingRoutes } from './listing/routes.ts'
import { noneOf } from './http/none-of.ts'
import { orderRoutes } from './orders/routes.ts'
import { productRoutes } from './product/routes.ts'
import { rewardsRoutes } from './rewards/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { storeRoutes } from './stores/routes.ts'
import { wishListRoutes } from './wish-list/routes.ts'

/** Every page of the core, by capability. */
export const coreRoutes = {
  ...contentRoutes,
  ...listingRoutes,
  ...searchRoutes,
  ...productRoutes,
  ...bagRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...(features.giftCards ? giftCardRoutes : noneOf<typeof giftCardRoutes>()),
  ...(features.pickup ? storeRoutes : noneOf<typeof storeRoutes>()),
  ...signInRoutes,
  ...accountRoutes,
  ...(features.rewards ? rewardsRoutes : noneOf<typeof rewardsRoutes>()),
  ...(features.autoRefresh ? autoRefreshRoutes : noneOf<typeof autoRefreshRoutes>()),
  ...(features.wishList ? wishListRoutes : noneOf<typeof wishListRoutes>()),
  ...consentRoutes,
}

/** With the pages of the retailer. No two paths match the same address, which the build checks. */
export const routes = { ...coreRoutes, ...shopRoutes }

export type RouteKey = keyof typeof routes
export type Route = (typeof routes)[RouteKey]

export interface RouteMatch {
  key: RouteKey
  route: Route
  /** Decoded path parameters, which each page validates with its own schema. */
  params: Record<string, string>
}

const matchers = Object.entries(routes).map(([key, entry]) => ({
  key: key as RouteKey, // Object.entries loses the type of the keys
  route: entry,
  names: [...entry.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${entry.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)')}$`),
}))

/** Finds the route of a path without site and locale; null for unknown paths and malformed escapes. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { key, route: entry, names, pattern } of matchers) {
    const found = pattern.exec(path)
    if (!found) continue
    const values = found.slice(1).map(decode)
    if (values.includes(null)) return null
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    return { key, route: entry, params }
  }
  return null
}

function decode(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
