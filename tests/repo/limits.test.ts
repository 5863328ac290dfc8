import { findTargetHandler } from 'hono/utils/handler'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { actionTable } from '#worker/actions.ts'
import { LIMITS } from '#worker/limits/limits.ts'

import { openApp } from './app.ts'

/** Why an action or endpoint needs no limit: it sends no mail, pays nothing, and there is nothing to guess. */
const UNLIMITED = {
  'only changes the bag': `addToBag addSetToBag updateLine setFulfillment addGiftCard removeGiftCertificate removeCoupon
    chooseBonus dismissNotice buyAgain changeOrderLine GET/api/bag POST/api/bag/items POST/api/bag/gift-cards
    PATCH/api/bag/items/:lineId DELETE/api/bag/gift-certificates/:giftCertificateId DELETE/api/bag/coupons/:couponId`,
  'only changes the checkout, and pays nothing': `saveShippingAddress checkOutAsLastTime shipToSaved payWithSaved
    chooseShippingMethod saveGiftMessage removeGiftCard GET/api/checkout/:step PUT/api/checkout/shipping-address
    PUT/api/checkout/shipping-method GET/api/orders/:orderNo`,
  'only changes what belongs to the customer who is signed in': `completeProfile saveAddress removeAddress preferAddress
    saveProfile saveContactChoices removePasskey removeStore removeCard preferCard addWish removeWish moveWish
    shareWishList joinRewards activateReward applyReward removeReward GET/api/account/last-time GET/api/account/copy
    GET/api/account/rewards GET/api/account/rewards/to-use POST/api/account/rewards/update GET/api/account/wish-list
    GET/api/account/wish-list/pages/:pages POST/api/account/wish-list/wishes DELETE/api/account/wish-list/wishes/:wishId
    PUT/api/account/wish-list/sharing`,
  'changes an order or a subscription of the customer, once': `cancelOrder returnItems changeFrequency changeVariant
    changeDeliveryAddress changeDeliveryCard skipDelivery sendDeliveryNow pauseSubscription resumeSubscription
    cancelSubscription`,
  'only changes what this browser knows': `signOut chooseStore PUT/api/store POST/api/account/sign-out POST/api
    POST/api/agents/login POST/api/agents/stop POST/api/dismissals POST/api/visits POST/api/passkeys/sign-in/options`,
  'costs no more than a page': `GET/api/availability GET/api/love-it-list/:listId/pages/:pages GET/api/arrival
    GET/api/privacy/banner GET/api/navigation GET/api/categories/:id GET/api/categories/:id/minigrid GET/api/search
    GET/api/suggestions GET/api/products/:id GET/api/tiles GET/api/films GET/api/recommendations
    GET/api/scents/:fragrance GET/api/slots GET/api/content-asset GET/api/content-search GET/api/preferences
    GET/api/international-redirect GET/api/page-data GET/api/gallery/:id GET/api/ingredients/:upc GET/api/product-reviews/:id
    GET/api/listed-proof GET/api/product-row GET/api/product-rows/:id GET/api/social-proof/:id`,
  'counts visits, after the response': `POST/api/activities POST/api/personalization/events POST/api/page-views`,
} as const

const Policy = v.object({
  agents: v.picklist(['allowed', 'refused']),
  limit: v.picklist(['none', ...Object.keys(LIMITS)]),
})

/** What a route declares. Null for a handler that enforces nothing. */
function policyOf(handler: Parameters<typeof findTargetHandler>[0]) {
  const target = findTargetHandler(handler)
  const policy = v.safeParse(Policy, 'policy' in target ? target.policy : null)
  return policy.success ? policy.output : null
}

const { routes } = await openApp()

test('everything without a limit is listed with the reason', () => {
  const endpoints = routes.flatMap(({ method, path, handler }) =>
    policyOf(handler)?.limit === 'none' ? [`${method}${path}`] : [],
  )
  const actions = Object.entries(actionTable).flatMap(([name, { limit }]) =>
    limit === 'none' ? [name] : [],
  )
  const listed = Object.values(UNLIMITED).flatMap((names) => names.split(/\s+/))
  expect(listed.toSorted()).toEqual([...actions, ...endpoints].toSorted())
})

test('every endpoint of the API declares whether agents may use it and what limits it', () => {
  const isEndpoint = ({ method, path }: { method: string; path: string }) =>
    path.startsWith('/api') && method !== 'ALL'
  const declared = routes.filter(({ handler }) => policyOf(handler) !== null)
  const addresses = (found: typeof routes) =>
    new Set(found.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`))
  expect(addresses(declared)).toEqual(addresses(routes))
})
