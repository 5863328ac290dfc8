import { expect, test } from 'vitest'

import { catalogue } from '../catalogue/catalogue.ts'
import { coupons } from '../catalogue/coupons.ts'
import type { SeedProduct } from '../catalogue/model.ts'
import { type Site, sites } from '../sites.ts'
import { noQualifiers } from './occasion.ts'
import { productRules } from './product-rules.ts'
import { SATURDAY } from './sample-basket.ts'

/** Promotions that say something about a product or a parcel and lower no price of a product. */
const LOWER_NO_PRODUCT = [
  'members-double',
  'evening-gift',
  'evening-choice',
  'before-the-holidays-ca',
  'last-call',
  'auto-refresh',
  'gift-cards-ship-free',
  'free-shipping-us',
  'free-shipping-ca',
  ...coupons.map(({ promotion }) => promotion.id),
]

/** For a shopper who brings all that is asked for, on that day and in a January. */
const rulesOf = (site: Site) => {
  const qualifiers = {
    ...noQualifiers,
    sourceCodes: ['SPRINGLETTER'],
    customerGroups: ['Apothecary Circle'],
    custom: { deviceType: 'mobile' },
  }
  const rules = [SATURDAY, Date.parse('2027-01-20T12:00:00Z')].flatMap((now) =>
    productRules({ site, now, qualifiers }),
  )
  return [...new Map(rules.map((rule) => [rule.promotion.id, rule])).values()]
}

const { products, promotions } = catalogue
const forSale = products.filter(({ type }) => type === 'item' || type === 'variant')

test('every promotion that promises a lower price is worked out', () => {
  const workedOut = [sites.us, sites.ca].flatMap((site) =>
    rulesOf(site).map(({ promotion }) => promotion.id),
  )

  expect(new Set([...workedOut, ...LOWER_NO_PRODUCT])).toEqual(
    new Set(promotions.map(({ id }) => id)),
  )
})

test.each([sites.us, sites.ca])('what a product lists on site $id takes part in it', ({ id }) => {
  const rules = rulesOf(sites[id])
  const leftOut = rules.flatMap((rule) =>
    listing(rule.promotion.id).filter((product) => !rule.takes(lineOfProduct(product))),
  )

  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ promotion }) => listing(promotion.id).length === 0)).toEqual([])
  expect(leftOut.map((product) => product.id)).toEqual([])
})

test('no product of the range has two offers that would lower it', () => {
  const rules = [...rulesOf(sites.us), ...rulesOf(sites.ca)]
  const twice = forSale.filter(
    (product) =>
      Map.groupBy(
        rules.filter((rule) => rule.takes(lineOfProduct(product))),
        ({ promotion }) => promotion.rank,
      ).size > 1,
  )

  expect(twice.map(({ id }) => id)).toEqual([])
})

test('refills are no part of six hand soaps, full sizes are', () => {
  const sizes = forSale
    .filter((product) => product.form === 'handsoap' && product.variationValues !== undefined)
    .map((product) => [
      product.variationValues?.['size'],
      product.promotions?.includes('soap-six-us'),
    ])

  expect(new Set(sizes.map((size) => size.join()))).toEqual(new Set(['full,true', 'large,false']))
})

const listing = (promotionId: string) =>
  forSale.filter((product) => product.promotions?.includes(promotionId))

/** As a basket makes a line of what is stored. */
function lineOfProduct(product: SeedProduct) {
  const type = product.custom['c_productType']
  return {
    itemId: product.id,
    productId: product.id,
    shipmentId: 'me',
    quantity: 1,
    unitPrice: 1000,
    isGiftCard: product.custom['c_isGiftCard'] === true,
    form: typeof type === 'string' ? type : null,
    promotionIds: product.promotions ?? [],
    bonusOf: null,
    manual: [],
  }
}
