import type { Money } from '#shared/contract/money.ts'
import type { Price, Product } from '#shared/contract/product.ts'

interface ProductJsonOptions {
  product: Product
  /** The product's own absolute address. */
  url: string
  /** The absolute address of a choice. */
  urlOfChoice: (values: Record<string, string>) => string
}

const SCHEMA = 'https://schema.org'
const MINOR_UNITS = 100
const FRACTION_DIGITS = 2

/**
 * What search engines read (schema.org): a ProductGroup of a product with variants, otherwise a Product.
 * Its prices are the visible ones.
 */
export function productJson({ product, url, urlOfChoice }: ProductJsonOptions) {
  // Whoever reads it reads documents: the browser keeps what is there, and need not be able to make it.
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const { name, brand, pictures, price, upc, variants } = product
  const about = {
    name,
    url,
    image: pictures.map(({ link }) => link),
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

function offersOf(price: Price | null, isOrderable: boolean, url: string) {
  if (!price) return {}
  const availability = `${SCHEMA}/${isOrderable ? 'InStock' : 'OutOfStock'}`
  const { now, upTo } = price
  const amounts = upTo
    ? { '@type': 'AggregateOffer', lowPrice: amountOf(now), highPrice: amountOf(upTo) }
    : { '@type': 'Offer', price: amountOf(now) }
  return { offers: { ...amounts, priceCurrency: now.currency, availability, url } }
}

/** Of a set only the lowest price is known: an aggregate that begins there. */
const floorOf = ({ kind, price }: Product) =>
  kind === 'set' && price ? { ...price, upTo: price.upTo ?? price.now } : price

const amountOf = ({ minorUnits }: Money) => (minorUnits / MINOR_UNITS).toFixed(FRACTION_DIGITS)
