import { expect, test } from 'vitest'
import * as v from 'valibot'

import { BrowserEvent } from '#shared/analytics/commerce-events.ts'
import { LineId } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'
import { neutralProduct } from '#client/product/testing/neutral-product.ts'

import { smallBag, smallLine } from '../bag/testing/small-bag.ts'
import type { ShopEvent, ShopEvents } from '../kit/shop-events.ts'
import { commerceEvents } from './commerce-events.ts'
import { checkoutEvents } from './follow-bag.ts'
import { viewedProduct } from './follow-pages.ts'
import type { EventFacts, Sink } from './sink.ts'

const FACTS: EventFacts = {
  id: 'x',
  page: { type: 'product', name: 'Lamp', path: '/p/lamp', section: 'p' },
  visitor: {
    loginState: 'logged in',
    registration: 'registered',
    accountStatus: 'unknown',
    isInLoyaltyMarket: 'No',
    userId: 'abc',
    emailHash: 'f1d0',
  },
  referral: null,
  domain: null,
}

/** The event as the edge accepts it. */
function built(event: ShopEvent<keyof ShopEvents>) {
  const rule: unknown = (commerceEvents.bodies as Sink['bodies'])[event.type]
  const body: unknown = typeof rule === 'function' ? rule({ ...FACTS, event }) : null
  return body === null ? null : v.parse(BrowserEvent, body)
}

const usd = (minorUnits: number) => ({ currency: 'USD', minorUnits })

const price = (minorUnits: number) => ({
  now: usd(minorUnits),
  upTo: null,
  was: null,
  wasUpTo: null,
})
const value = (id: string, name: string) => ({ value: id, name, orderable: true, swatch: null })

const lamp = {
  ...neutralProduct,
  brand: 'Acme',
  breadcrumbs: [{ name: 'Home' }, { name: 'Lamps' }],
  price: price(1995),
  variationAttributes: [
    { id: 'size', name: 'Size', values: [value('S', 'Small'), value('L', 'Large')] },
  ],
  variants: [
    {
      id: v.parse(ProductId, 'AB12L'),
      values: { size: 'L' },
      orderable: true,
      price: price(2995),
    },
  ],
}

test('a product is viewed as its master until a variant is chosen', () => {
  const viewed = (query: string) => viewedProduct(lamp, new URLSearchParams(query))
  expect(viewed('')).toMatchObject({ productId: 'AB12', variantId: null, price: usd(1995) })
  expect(viewed('size=none')).toMatchObject({ variantId: null, values: [] })
  expect(viewed('size=L')).toMatchObject({
    productId: 'AB12',
    variantId: 'AB12L',
    price: usd(2995),
  })
  expect(built({ type: 'product-viewed', product: viewed('size=L') })).toEqual({
    name: 'view_item',
    params: {
      currency: 'USD',
      value: 29.95,
      items: [
        {
          item_id: 'AB12L',
          item_name: 'Desk lamp',
          item_brand: 'Acme',
          item_category: 'Home',
          item_category2: 'Lamps',
          item_variant: 'Large',
          price: 29.95,
          quantity: 1,
        },
      ],
    },
  })
})

test('what a list shows and what is chosen of it name the list', () => {
  const product = { productId: 'AB12', name: 'Desk lamp', price: null, index: 3 }
  const list = { kind: 'row', recommender: 'pdp-similar-items', name: 'Similar Items' } as const
  const params = {
    item_list_id: 'pdp-similar-items',
    item_list_name: 'Similar Items',
    items: [{ item_id: 'AB12', item_name: 'Desk lamp', index: 3, quantity: 1 }],
  }
  expect(built({ type: 'products-seen', list, products: [product] })).toEqual({
    name: 'view_item_list',
    params,
  })
  expect(built({ type: 'product-followed', list, product })).toEqual({
    name: 'select_item',
    params,
  })
})

test('a list of results does not say what was searched for, and a phrase no contact', () => {
  const list = { kind: 'search', phrase: 'ana@example.com' } as const
  const products = [{ productId: 'AB12', name: 'Desk lamp', price: usd(1995), index: 0 }]
  expect(JSON.stringify(built({ type: 'products-seen', list, products }))).not.toContain('@')
  expect(built({ type: 'searched', term: 'call 614 555-0142' })).toEqual({
    name: 'search',
    params: { search_term: 'call (redacted)' },
  })
})

test('bag and checkout have the value of the goods, and only a checkout its coupons', () => {
  const bag = smallBag([smallLine('lamp', 2), smallLine('gift', 1, { unitPrice: usd(0) })], {
    coupons: [{ id: v.parse(LineId, 'c1'), code: 'WINTER', applies: true }],
    subtotal: usd(2000),
    reductions: [{ text: 'Winter', amount: usd(-333) }],
  })
  const goods = {
    currency: 'USD',
    value: 16.67,
    items: [
      { item_id: 'lamp', item_name: 'lamp', price: 10, quantity: 2 },
      { item_id: 'gift', item_name: 'gift', price: 0, quantity: 1 },
    ],
  }
  expect(built({ type: 'bag-viewed', bag })).toEqual({ name: 'view_cart', params: goods })
  expect(built({ type: 'checkout-begun', bag })).toEqual({
    name: 'begin_checkout',
    params: { ...goods, coupon: 'WINTER' },
  })
  expect(built({ type: 'bag-viewed', bag: smallBag([]) })).toBeNull()
  expect(
    built({ type: 'removed-from-bag', line: smallLine('lamp', 5), quantity: 3 }),
  ).toMatchObject({
    name: 'remove_from_cart',
    params: { value: 30, items: [{ quantity: 3 }] },
  })
})

test('a checkout at its review has told of shipping and payment', () => {
  const bag = smallBag([smallLine('lamp', 1)])
  const checkout = { bag, shippingMethodId: 'express', payment: null }
  const types = (step: 'shipping' | 'billing' | 'review') =>
    checkoutEvents(step, checkout).map(({ type }) => type)
  expect(types('shipping')).toEqual(['checkout-begun', 'checkout-step'])
  expect(types('billing')).toEqual(['checkout-begun', 'checkout-step', 'shipping-info-added'])
  const events = checkoutEvents('review', checkout)
  expect(events.map(built)).toMatchObject([
    { name: 'begin_checkout' },
    null,
    { name: 'add_shipping_info', params: { shipping_tier: 'express' } },
    { name: 'add_payment_info', params: { payment_type: 'gift card' } },
  ])
})

test('no event says who the visitor is', () => {
  const promotion = { id: 'winter', name: 'Winter', slot: 'home-1' }
  expect(built({ type: 'promotion-followed', promotion, creative: 'Shop now' })).toEqual({
    name: 'select_promotion',
    params: {
      promotion_id: 'winter',
      promotion_name: 'Winter',
      creative_name: 'Shop now',
      creative_slot: 'home-1',
    },
  })
  expect(built({ type: 'user_login', method: 'passkey' })).toEqual({
    name: 'login',
    params: { method: 'passkey' },
  })
})

test('a variant has the name of its experiment and the tool, as Analytics 4 wants them', () => {
  expect(built({ type: 'variant-viewed', experiment: 'home_hero', variant: 'short_2' })).toEqual({
    name: 'experience_impression',
    params: { exp_variant_string: 'shop-home_hero-short_2' },
  })
})
