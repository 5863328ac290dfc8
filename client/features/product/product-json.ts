import type { Money } from '#shared/contract/money.ts'
import type { Picture } from '#shared/contract/picture.ts'
import type { Price, Product, Variant } from '#shared/contract/product.ts'

interface ProductJsonOptions {
  product: Product
  /** The chosen variant. */
  variant: Variant | null
  /** The pictures of what is chosen. */
  pictures: readonly Picture[]
  /** The product's absolute URL. */
  url: string
  /** Builds the absolute URL of a choice. */
  urlOfChoice: (values: Record<string, string>) => string
}

const SCHEMA = 'https://schema.org'
const MINOR_UNITS = 100
const FRACTION_DIGITS = 2

/**
 * The schema.org data for search engines: a ProductGroup for a product with variants of which none is chosen, otherwise
 * a Product.
 * Prices equal the visible ones.
 */
export function productJson({ product, variant, pictures, url, urlOfChoice }: ProductJsonOptions) {
  const { name, brand, price, upc, variants } = product
  const about = {
    '@id': url,
    name,
    url,
    image: pictures.map(({ link }) => new URL(link, url).href),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(product.pageDescription && { description: product.pageDescription }),
  }
  if (variants.length === 0) {
    return {
      '@context': SCHEMA,
      '@type': 'Product',
      ...about,
      sku: product.id,
      ...(upc && { gtin12: upc }),
      ...offersOf(floorOf(product), product.availability.status !== 'sold-out', url),
    }
  }
  if (variant) {
    const address = urlOfChoice(variant.values)
    return {
      '@context': SCHEMA,
      '@type': 'Product',
      ...about,
      url: address,
      sku: variant.id,
      ...namesOf(product, variant),
      isVariantOf: { '@type': 'ProductGroup', productGroupID: product.id, name, url },
      ...offersOf(variant.price ?? price, variant.orderable, address),
    }
  }
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.id,
    variesBy: product.variationAttributes.map(({ id }) => `${SCHEMA}/${SCHEMA_NAMES[id]}`),
    hasVariant: variants.map((variant) => {
      const address = urlOfChoice(variant.values)
      return {
        '@type': 'Product',
        sku: variant.id,
        name,
        ...offersOf(variant.price ?? price, variant.orderable, address),
      }
    }),
  }
}

const SCHEMA_NAMES = { size: 'size', fragrance: 'pattern', color: 'color' } as const

/** The names of the variant's values: `size: 'Large'`. */
const namesOf = ({ variationAttributes }: Product, { values }: Variant) =>
  Object.fromEntries(
    variationAttributes.map(({ id, values: known }) => [
      SCHEMA_NAMES[id],
      known.find(({ value }) => value === values[id])?.name,
    ]),
  )

function offersOf(price: Price | null, isOrderable: boolean, url: string) {
  if (!price) return {}
  const availability = `${SCHEMA}/${isOrderable ? 'InStock' : 'OutOfStock'}`
  const { now, upTo } = price
  const amounts = upTo
    ? { '@type': 'AggregateOffer', lowPrice: amountOf(now), highPrice: amountOf(upTo) }
    : { '@type': 'Offer', price: amountOf(now) }
  return { offers: { ...amounts, priceCurrency: now.currency, availability, url } }
}

/** A set's price is a lower bound, expressed as an aggregate offer. */
const floorOf = ({ kind, price }: Product) =>
  kind === 'set' && price ? { ...price, upTo: price.upTo ?? price.now } : price

const amountOf = ({ minorUnits }: Money) => (minorUnits / MINOR_UNITS).toFixed(FRACTION_DIGITS)
