import * as v from 'valibot'
import { expect } from 'vitest'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const address = v.pipe(v.string(), v.url())
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d\d$/),
  v.check((value) => Number(value) > 0),
)
const schemaOrg = <Name extends string>(...names: Name[]) =>
  v.picklist(names.map((name) => `https://schema.org/${name}` as const))

const Days = v.strictObject({
  '@type': v.literal('QuantitativeValue'),
  minValue: v.number(),
  maxValue: v.number(),
  unitCode: v.literal('DAY'),
})

const ShippingDetails = v.strictObject({
  '@type': v.literal('OfferShippingDetails'),
  '@id': address,
  shippingRate: v.strictObject({
    '@type': v.literal('MonetaryAmount'),
    value: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
    currency: text,
  }),
  shippingDestination: v.strictObject({
    '@type': v.literal('DefinedRegion'),
    addressCountry: v.picklist(['US', 'CA']),
  }),
  deliveryTime: v.strictObject({
    '@type': v.literal('ShippingDeliveryTime'),
    handlingTime: Days,
    transitTime: Days,
  }),
})

const ReturnPolicy = v.variant('returnPolicyCategory', [
  v.object({ returnPolicyCategory: schemaOrg('MerchantReturnNotPermitted') }),
  v.object({
    '@type': v.literal('MerchantReturnPolicy'),
    applicableCountry: v.picklist(['US', 'CA']),
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: v.number(),
    returnMethod: v.array(schemaOrg('ReturnByMail', 'ReturnInStore')),
    returnFees: schemaOrg('FreeReturn'),
    refundType: schemaOrg('FullRefund'),
  }),
])

const ofOffer = {
  priceCurrency: v.picklist(['USD', 'CAD']),
  availability: schemaOrg('InStock', 'LimitedAvailability', 'InStoreOnly', 'OutOfStock'),
  itemCondition: schemaOrg('NewCondition'),
  url: address,
}

/** The fields that search engines require and recommend for an offer in a merchant listing. */
const Offer = v.strictObject({
  '@type': v.literal('Offer'),
  price: amount,
  ...ofOffer,
  priceSpecification: v.optional(
    v.strictObject({
      '@type': v.literal('UnitPriceSpecification'),
      priceType: schemaOrg('StrikethroughPrice'),
      price: amount,
      priceCurrency: text,
    }),
  ),
  shippingDetails: v.optional(ShippingDetails),
  hasMerchantReturnPolicy: ReturnPolicy,
})

const AggregateOffer = v.strictObject({
  '@type': v.literal('AggregateOffer'),
  lowPrice: amount,
  highPrice: amount,
  ...ofOffer,
})

const images = v.pipe(v.array(address), v.minLength(1))
const choices = { size: v.optional(text), color: v.optional(text), pattern: v.optional(text) }
const about = {
  name: text,
  brand: v.object({ '@type': v.literal('Brand'), name: text }),
  description: text,
  category: v.optional(text),
  url: address,
}

const Product = v.object({
  '@type': v.literal('Product'),
  ...about,
  ...choices,
  image: v.optional(images),
  sku: text,
  gtin12: v.optional(text),
  offers: v.variant('@type', [Offer, AggregateOffer]),
})

const ProductGroup = v.object({
  '@type': v.literal('ProductGroup'),
  ...about,
  image: images,
  productGroupID: text,
  variesBy: v.pipe(v.array(schemaOrg('size', 'color', 'pattern')), v.minLength(1)),
  hasVariant: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('Product'),
        name: text,
        sku: text,
        ...choices,
        image: images,
        offers: Offer,
      }),
    ),
    v.minLength(1),
  ),
})

const Listing = v.variant('@type', [Product, ProductGroup])
export type Listing = v.InferOutput<typeof Listing>

/**
 * Checks a product's data against the requirements and recommendations of search engines for a merchant listing.
 * @returns the data with each reference replaced by its target
 */
export function expectListing(node: unknown, of: string): Listing {
  expect(emptyIn(node), of).toEqual([])
  const parsed = v.safeParse(Listing, resolved(node, new Map()))
  expect(parsed.issues && v.flatten(parsed.issues), of).toBeUndefined()
  return v.parse(Listing, resolved(node, new Map()))
}

function resolved(node: unknown, known: Map<unknown, unknown>): unknown {
  if (Array.isArray(node)) return node.map((one) => resolved(one, known))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
  const id = entries.find(([name]) => name === '@id')?.[1]
  if (id !== undefined && entries.length === 1) return known.get(id)
  const whole = Object.fromEntries(entries.map(([name, value]) => [name, resolved(value, known)]))
  if (id !== undefined) known.set(id, whole)
  return whole
}

/** The paths of empty lists, texts and objects. */
export function emptyIn(node: unknown, path = ''): string[] {
  if (node === '' || node === null) return [path]
  if (typeof node !== 'object') return []
  const entries = Object.entries(node)
  return entries.length === 0
    ? [path]
    : entries.flatMap(([name, value]) => emptyIn(value, `${path}/${name}`))
}
