import type { SchemaNames } from '#shared/listing/shop-catalog.ts'
import type { Money } from '#shared/money/money.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { Price, Product, Variant } from '#shared/product/product.ts'
import type { Site } from '#shared/site/site.ts'
import { schemaNames } from '#shop/choice-looks.ts'

import { offerPolicies } from './offer-policies.ts'
import { picturesFor } from './pictures-for.ts'

interface ProductJsonOptions {
  product: Product
  /** The chosen variant. */
  variant: Variant | null
  /** The pictures of the choice. */
  pictures: readonly Picture[]
  site: Site
  /** The site's absolute home URL. */
  home: string
  /** The product's absolute URL. */
  url: string
  /** Builds the absolute URL of a choice. */
  urlOfChoice: (values: Record<string, string>) => string
}

const SCHEMA = 'https://schema.org'
const MINOR_UNITS = 100
const FRACTION_DIGITS = 2

/**
 * The schema.org data for search engines, with what a merchant listing needs: a ProductGroup for a product with variants
 * of which none is chosen, otherwise a Product. Prices, availability and pictures equal the visible ones. What has no
 * price is no offer, so a page without a price has no such data.
 */
export function productJson(options: ProductJsonOptions) {
  const { product, variant, pictures, url, urlOfChoice } = options
  const { id, name, price, upc, size, variants, variationAttributes } = product
  const about = describe(options)
  const offers = offersOf(options)
  if (variants.length === 0) {
    return {
      '@context': SCHEMA,
      '@type': 'Product',
      '@id': url,
      url,
      ...about,
      ...imageOf(pictures, url),
      sku: id,
      ...gtinOf(upc),
      ...(size && { size }),
      ...offers(price, availabilityOf(product), url),
    }
  }
  const group = {
    '@type': 'ProductGroup',
    '@id': url,
    url,
    name,
    productGroupID: id,
    variesBy: variationAttributes.map(({ id: attribute, name: label }) => {
      const known = SCHEMA_NAMES[attribute]
      return known ? `${SCHEMA}/${known}` : label
    }),
  }
  if (variant) {
    const address = urlOfChoice(variant.values)
    return {
      '@context': SCHEMA,
      '@type': 'Product',
      '@id': address,
      url: address,
      ...about,
      ...imageOf(pictures, url),
      sku: variant.id,
      inProductGroupWithID: id,
      ...namesOf(product, variant),
      isVariantOf: group,
      ...offers(variant.price ?? price, stockOf(variant), address),
    }
  }
  return {
    '@context': SCHEMA,
    ...group,
    ...about,
    ...imageOf(pictures, url),
    hasVariant: variants.map((one) => ({
      '@type': 'Product',
      sku: one.id,
      name,
      ...imageOf(picturesFor(product, one.values).slice(0, 1), url),
      ...namesOf(product, one),
      ...offers(one.price ?? price, stockOf(one), urlOfChoice(one.values)),
    })),
  }
}

function describe({ product }: ProductJsonOptions) {
  const { name, brand, pageDescription, shortDescription, breadcrumbs } = product
  const description = pageDescription ?? textOf(shortDescription)
  return {
    name,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(description && { description }),
    ...(breadcrumbs.length > 0 && { category: breadcrumbs.map((each) => each.name).join(' > ') }),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const textOf = (html: string | null) =>
  html
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

const imageOf = (pictures: readonly Picture[], url: string) =>
  pictures.length > 0 ? { image: pictures.map(({ link }) => new URL(link, url).href) } : {}

const gtinOf = (upc: string | null) =>
  upc && /^(?:\d{8}|\d{12,14})$/.test(upc) ? { [`gtin${upc.length}`]: upc } : {}

const SCHEMA_NAMES: SchemaNames = { size: 'size', color: 'color', ...schemaNames }

/** The names of the variant's values: `size: 'Large'`. Without a property of schema.org, it is not stated. */
const namesOf = ({ variationAttributes }: Product, { values }: Variant) =>
  Object.fromEntries(
    variationAttributes.flatMap(({ id, values: known }) => {
      const property = SCHEMA_NAMES[id]
      return property ? [[property, known.find(({ value }) => value === values[id])?.name]] : []
    }),
  )

type Stock = 'InStock' | 'LimitedAvailability' | 'InStoreOnly' | 'OutOfStock'

function availabilityOf({ availability: { status }, pickup }: Product): Stock {
  if (status === 'sold-out') return pickup ? 'InStoreOnly' : 'OutOfStock'
  return status === 'low-stock' ? 'LimitedAvailability' : 'InStock'
}

/** Only a store knows its stock of a product that cannot be shipped. */
const stockOf = ({ orderable }: Variant): Stock => (orderable ? 'InStock' : 'OutOfStock')

/** The offers of a document. */
function offersOf({ product, site, home }: ProductJsonOptions) {
  const policies = offerPolicies(product, { site, home })
  return (price: Price | null, stock: Stock, url: string) => {
    if (!price) return {}
    const { now, upTo, was } = price
    const common = {
      priceCurrency: now.currency,
      availability: `${SCHEMA}/${stock}`,
      itemCondition: `${SCHEMA}/NewCondition`,
      url,
    }
    const highest = upTo ?? highestPrice(product)
    if (highest) {
      const range = { lowPrice: amountOf(now), highPrice: amountOf(highest) }
      return { offers: { '@type': 'AggregateOffer', ...range, ...common } }
    }
    const former = was && { priceSpecification: formerPrice(was) }
    const terms = policies(stock !== 'InStoreOnly')
    return {
      offers: { '@type': 'Offer', price: amountOf(now), ...common, ...former, ...terms },
    }
  }
}

/** A set's price is the lowest of its members, expressed as an aggregate offer. */
function highestPrice({ kind, members, price }: Product): Money | null {
  if (kind !== 'set' || !price) return null
  const amounts = members.flatMap(({ product }) => product.price?.upTo ?? product.price?.now ?? [])
  return amounts.reduce(
    (highest, one) => (one.minorUnits > highest.minorUnits ? one : highest),
    price.now,
  )
}

const formerPrice = (was: Money) => ({
  '@type': 'UnitPriceSpecification',
  priceType: `${SCHEMA}/StrikethroughPrice`,
  price: amountOf(was),
  priceCurrency: was.currency,
})

const amountOf = ({ minorUnits }: Money) => (minorUnits / MINOR_UNITS).toFixed(FRACTION_DIGITS)
