import type { SeedProduct, SiteId } from '../catalogue/model.ts'
import type { FamilyMember, ProductCard, ProductDocument } from '../products/document.ts'
import type { Offer } from '../products/offers.ts'

/** Longer attributes belong to the product page; a hit does not carry them. */
const MAX_HIT_ATTRIBUTE_CHARACTERS = 300

export function productDocument(product: SeedProduct, variants: SeedProduct[]): ProductDocument {
  const { masterId, pageTitle, pageDescription, upc, variationValues } = product
  return {
    ...cardOf(product, variants),
    custom: product.custom,
    brand: product.brand,
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    primaryCategory: product.primaryCategory,
    minOrderQuantity: product.minOrderQuantity ?? 1,
    stepQuantity: product.stepQuantity ?? 1,
    ...(masterId !== undefined && { masterId }),
    ...(pageTitle && { pageTitle }),
    ...(pageDescription && { pageDescription }),
    ...(upc !== undefined && { upc }),
    ...(variationValues && { variationValues }),
    ...relations(product),
  }
}

/** The other products that a product is made of, goes with or is like. */
const relations = ({ setProducts, bundledProducts, links, recommended }: SeedProduct) => ({
  ...(setProducts && { setProducts }),
  ...(bundledProducts && { bundledProducts }),
  ...(links && { links }),
  ...(recommended && { recommended }),
})

export function cardOf(product: SeedProduct, variants: SeedProduct[]): ProductCard {
  const { id, type, name, picture, variationAttributes } = product
  const short = Object.entries(product.custom).filter(
    ([, value]) => JSON.stringify(value).length <= MAX_HIT_ATTRIBUTE_CHARACTERS,
  )
  return {
    id,
    type,
    name,
    picture,
    custom: Object.fromEntries(short),
    ...(type === 'master' && {
      variationAttributes: variationAttributes ?? [],
      variants: variants.map(memberOf),
    }),
  }
}

const memberOf = ({ id, variationValues, picture }: SeedProduct): FamilyMember => ({
  id,
  values: variationValues ?? {},
  picture,
})

/** What a product costs where it is sold; undefined on a site that does not have it. */
export function offerOn(siteId: SiteId, product: SeedProduct): Offer | undefined {
  if (product.online === false || !product.sites.includes(siteId)) return undefined
  const price = product.price[siteId]
  return {
    productId: product.id,
    family: product.masterId ?? product.id,
    listPrice: price?.list ?? null,
    salePrice: price?.sale ?? null,
    stock: product.stock,
  }
}
