import { expect, test } from 'vitest'

import { catalog } from '../seed/catalog.ts'
import { coupons } from './coupons.ts'
import type { SeedProduct } from './model.ts'
import type { Site } from '../platform/site.ts'
import { requireSite } from '../sites/sites.ts'
import { noQualifiers } from '../pricing/promotion-context.ts'
import { productRules } from '../pricing/product-rules.ts'
import { SATURDAY } from '../pricing/pricing-test-data.ts'

/** Promotions that do not lower product prices. */
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
  'reward-product',
  'reward-treat',
  ...coupons.map(({ promotion }) => promotion.id),
]

/** The rules for a shopper who meets all conditions, on that day and in January. */
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

const { products, promotions } = catalog
const forSale = products.filter(({ type }) => type === 'item' || type === 'variant')

test('every promotion that promises a lower price has a rule', () => {
  const workedOut = [requireSite('us'), requireSite('ca')].flatMap((site) =>
    rulesOf(site).map(({ promotion }) => promotion.id),
  )

  expect(new Set([...workedOut, ...LOWER_NO_PRODUCT])).toEqual(
    new Set(promotions.map(({ id }) => id)),
  )
})

test.each([requireSite('us'), requireSite('ca')])(
  'on site $id, rules accept their products',
  ({ id }) => {
    const rules = rulesOf(requireSite(id))
    const leftOut = rules.flatMap((rule) =>
      listing(rule.promotion.id).filter((product) => !rule.appliesTo(lineOfProduct(product))),
    )

    expect(rules.length).toBeGreaterThan(5)
    expect(rules.filter(({ promotion }) => listing(promotion.id).length === 0)).toEqual([])
    expect(leftOut.map((product) => product.id)).toEqual([])
  },
)

test('no product has two offers that lower its price', () => {
  const rules = [...rulesOf(requireSite('us')), ...rulesOf(requireSite('ca'))]
  const twice = forSale.filter(
    (product) =>
      Map.groupBy(
        rules.filter((rule) => rule.appliesTo(lineOfProduct(product))),
        ({ promotion }) => promotion.rank,
      ).size > 1,
  )

  expect(twice.map(({ id }) => id)).toEqual([])
})

test('full-size hand soaps count for the six, refills do not', () => {
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

/** The line that a basket would have for a stored product. */
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
