import { findTargetHandler } from 'hono/utils/handler'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { actionTable } from '#worker/actions.ts'
import { networkLimit } from '#worker/limits/limits.ts'

import { openApp } from './app.ts'

/**
 * The reasons why actions or endpoints need no limit: they send no mail, pay nothing, and reveal nothing by guessing.
 */
const UNLIMITED = {
  'only changes the bag': `addToBag addSetToBag updateLine setFulfillment addGiftCard removeGiftCertificate removeCoupon
    chooseBonus dismissNotice buyAgain changeOrderLine GET/api/bag POST/api/bag/items POST/api/bag/gift-cards
    PATCH/api/bag/items/:lineId DELETE/api/bag/gift-certificates/:giftCertificateId DELETE/api/bag/coupons/:couponId`,
  'only changes the checkout, and pays nothing': `saveShippingAddress checkOutAsLastTime shipToSaved payWithSaved
    chooseShippingMethod saveGiftMessage removeGiftCard GET/api/checkout/:step PUT/api/checkout/shipping-address
    PUT/api/checkout/shipping-method GET/api/orders/:orderNo`,
  'only changes data of the signed-in customer': `completeProfile saveAddress removeAddress preferAddress
    saveProfile saveContactChoices removePasskey removeStore removeCard preferCard addWish removeWish moveWish
    shareWishList joinRewards activateReward applyReward removeReward GET/api/account/last-time GET/api/account/copy
    GET/api/account/rewards GET/api/account/rewards/to-use POST/api/account/rewards/update GET/api/account/wish-list
    GET/api/account/wish-list/pages/:pages POST/api/account/wish-list/wishes DELETE/api/account/wish-list/wishes/:wishId
    PUT/api/account/wish-list/sharing`,
  'changes an order or a subscription of the customer, once': `cancelOrder returnItems changeFrequency changeVariant
    changeDeliveryAddress changeDeliveryCard skipDelivery sendDeliveryNow pauseSubscription resumeSubscription
    cancelSubscription`,
  'only changes state of this browser': `signOut chooseStore PUT/api/store POST/api/account/sign-out POST/api
    POST/api/agents/login POST/api/agents/stop POST/api/dismissals POST/api/visits POST/api/passkeys/sign-in/options`,
  'costs no more than a page': `GET/api/availability GET/api/own-prices GET/api/love-it-list/:listId/pages/:pages GET/api/arrival
    GET/api/privacy/banner GET/api/navigation GET/api/categories/:id GET/api/categories/:id/minigrid GET/api/search
    GET/api/suggestions GET/api/products/:id GET/api/tiles GET/api/films GET/api/recommendations
    GET/api/shop/:query GET/api/slots GET/api/content-asset GET/api/content-search GET/api/preferences
    GET/api/international-redirect GET/api/page-data GET/api/gallery/:id GET/api/ingredients/:upc GET/api/product-reviews/:id
    GET/api/listed-proof GET/api/product-row GET/api/product-rows/:id GET/api/social-proof/:id`,
  'counts visits, after the response': `POST/api/activities POST/api/personalization/events POST/api/page-views POST/api/tag-events`,
  'counts what browsers measure, of bounded size': `POST/api/vitals`,
} as const

const Policy = v.object({
  agents: v.picklist(['allowed', 'refused']),
  limit: v.union([
    v.literal('none'),
    v.looseObject({ name: v.string(), windowMs: v.number(), address: v.number() }),
  ]),
})

/** A route's declaration. Null for a handler that enforces nothing. */
function readPolicy(handler: Parameters<typeof findTargetHandler>[0]) {
  const target = findTargetHandler(handler)
  const policy = v.safeParse(Policy, 'policy' in target ? target.policy : null)
  return policy.success ? policy.output : null
}

const { routes } = await openApp()

const limits = [
  ...Object.values(actionTable).map(({ limit }) => limit),
  ...routes.map(({ handler }) => readPolicy(handler)?.limit ?? 'none'),
].filter((limit) => limit !== 'none')
const limitsByName = new Map(limits.map((limit) => [limit.name, limit]))

test.for([...limitsByName])(
  'a hundred shoppers of one network may each use %s three times',
  ([, { address }]) => {
    expect(address).toBeGreaterThanOrEqual(3)
    expect(networkLimit(address)).toBeGreaterThanOrEqual(300)
    expect(networkLimit(address)).toBeGreaterThanOrEqual(30 * address)
  },
)

test('no two limits share a name, because attempts are counted by it', () => {
  expect(limitsByName.size).toBeGreaterThan(20)
  for (const limit of limits)
    expect(JSON.stringify(limit)).toBe(JSON.stringify(limitsByName.get(limit.name)))
})

test('every action and endpoint without a limit is listed with its reason', () => {
  const endpoints = routes.flatMap(({ method, path, handler }) =>
    readPolicy(handler)?.limit === 'none' ? [`${method}${path}`] : [],
  )
  const actions = Object.entries(actionTable).flatMap(([name, { limit }]) =>
    limit === 'none' ? [name] : [],
  )
  const listed = Object.values(UNLIMITED).flatMap((names) => names.split(/\s+/))
  expect(listed.toSorted()).toEqual([...actions, ...endpoints].toSorted())
})

test('every API endpoint declares its limits and whether agents may use it', () => {
  const isEndpoint = ({ method, path }: { method: string; path: string }) =>
    path.startsWith('/api') && method !== 'ALL'
  const declared = routes.filter(({ handler }) => readPolicy(handler) !== null)
  const addresses = (found: typeof routes) =>
    new Set(found.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`))
  expect(addresses(declared)).toEqual(addresses(routes))
})
