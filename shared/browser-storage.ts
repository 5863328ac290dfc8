import * as features from '#shop/features.ts'

import { agentCookies, agentStorage } from './agents/storage.ts'
import { analyticsCookies, analyticsStorage } from './analytics/storage.ts'
import { autoRefreshStorage } from './auto-refresh/storage.ts'
import { bagStorage } from './bag/storage.ts'
import { consentCookies } from './consent/storage.ts'
import { legacyCookies } from './legacy/storage.ts'
import { listingStorage } from './listing/storage.ts'
import { noneOf } from './http/none-of.ts'
import { offlineStorage } from './offline/storage.ts'
import { productStorage } from './product/storage.ts'
import { reviewCookies } from './reviews/storage.ts'
import { rewardCookies } from './rewards/storage.ts'
import { searchStorage } from './search/storage.ts'
import { shellCookies } from './shell/storage.ts'
import { signInCookies } from './sign-in/storage.ts'
import { platformCookies, platformStorage } from './storage/platform-storage.ts'
import type { StorageDeclaration } from './storage/storage-declaration.ts'
import { storeCookies } from './stores/storage.ts'
import { wishListStorage } from './wish-list/storage.ts'

/** Every cookie of the shop. Their purposes are in `scripts/cookie-purposes.ts`, to keep them out of the browser. */
export const COOKIES = {
  ...platformCookies,
  ...(features.agents ? agentCookies : noneOf<typeof agentCookies>()),
  ...legacyCookies,
  ...(features.pickup ? storeCookies : noneOf<typeof storeCookies>()),
  ...signInCookies,
  ...(features.reviews ? reviewCookies : noneOf<typeof reviewCookies>()),
  ...analyticsCookies,
  ...consentCookies,
  ...(features.rewards ? rewardCookies : noneOf<typeof rewardCookies>()),
  ...shellCookies,
}

/** Everything that the shop keeps in a browser besides cookies. */
export const STORAGE = {
  ...platformStorage,
  ...bagStorage,
  ...analyticsStorage,
  ...(features.wishList ? wishListStorage : noneOf<typeof wishListStorage>()),
  ...(features.agents ? agentStorage : noneOf<typeof agentStorage>()),
  ...listingStorage,
  ...productStorage,
  ...(features.autoRefresh ? autoRefreshStorage : noneOf<typeof autoRefreshStorage>()),
  ...searchStorage,
  ...offlineStorage,
}

/** Whether content may give a cookie this name: a plain one, of no other cookie of the shop. */
export function isFreeCookieName(name: string): boolean {
  const others = Object.values(COOKIES).filter((cookie) => cookie !== COOKIES.welcome)
  const isTaken = others.some((cookie) =>
    new RegExp(`^${cookie.name.replace('{site}', '[a-z]+')}$`, 'i').test(name),
  )
  return /^[a-z][\w-]{0,63}$/i.test(name) && !isTaken
}

/** The names in one kind of storage, as a type: `draft:{form}` is any text that begins with `draft:`. */
export type StoredIn<Kind extends StorageDeclaration['kind']> = Written<
  Extract<(typeof STORAGE)[keyof typeof STORAGE], { kind: Kind }>['name']
>

type Written<Name extends string> = Name extends `${infer Start}{${string}}`
  ? `${Start}${string}`
  : Name
