import { hasValues } from '../products/variations.ts'
import type { SeedProduct } from '../catalog/model.ts'
import type { SiteId } from '../platform/site.ts'
import type { FamilyMember, ProductCard, ProductDocument } from '../products/document.ts'
import type { Offer } from '../products/offers.ts'

/** Longer attributes are only needed on the product page, so a search hit does not include them. */
const MAX_HIT_ATTRIBUTE_CHARACTERS = 300

/** The highest newness in the catalog. */
const NEWEST = 999

/** The products that a master or a variation group represents. */
export interface Family {
  variants: SeedProduct[]
  groups: SeedProduct[]
}

/** The members of a family that a product represents. */
export function findFamily(product: SeedProduct, members: SeedProduct[]): Family {
  const variants = members.filter(({ type }) => type === 'variant')
  if (product.type === 'master') {
    return { variants, groups: members.filter(({ type }) => type === 'variationGroup') }
  }
  if (product.type !== 'variationGroup') return { variants: [], groups: [] }
  const shared = product.variationValues ?? {}
  return {
    variants: variants.filter(({ variationValues = {} }) => hasValues(variationValues, shared)),
    groups: [],
  }
}

export function productDocument(product: SeedProduct, members: Family): ProductDocument {
  const { masterId, pageTitle, pageDescription, keywords, upc, variationValues } = product
  return {
    ...getCard(product, members),
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
    ...(keywords && { keywords }),
    ...(product.newness !== undefined && { validFrom: firstDay(product.newness) }),
    ...(upc !== undefined && { upc }),
    ...(variationValues && { variationValues }),
    ...relations(product),
  }
}

/**
 * The newest products went on sale at the beginning of October; each lower newness is a day
 * earlier.
 */
const firstDay = (newness: number) =>
  new Date(Date.UTC(2026, 9, 1, 5) - (NEWEST - newness) * 86_400_000).toISOString()

/** The products that a product consists of or is linked to. */
const relations = ({ setProducts, bundledProducts, options, links, recommended }: SeedProduct) => ({
  ...(setProducts && { setProducts }),
  ...(bundledProducts && { bundledProducts }),
  ...(options && { options }),
  ...(links && { links }),
  ...(recommended && { recommended }),
})

export function getCard(product: SeedProduct, members: Family): ProductCard {
  const { id, type, name, picture, tiers } = product
  const short = Object.entries(product.custom).filter(
    ([, value]) => JSON.stringify(value).length <= MAX_HIT_ATTRIBUTE_CHARACTERS,
  )
  return {
    id,
    type,
    name,
    picture,
    custom: Object.fromEntries(short),
    ...(tiers && { tiers }),
    ...getChoices(product, members),
  }
}

function getChoices({ type, variationAttributes = [] }: SeedProduct, members: Family) {
  if (type !== 'master' && type !== 'variationGroup') return {}
  return {
    variationAttributes,
    variants: members.variants.map(getMember),
    ...(members.groups.length > 0 && {
      variationGroups: members.groups.map(({ id, variationValues }) => ({
        id,
        values: variationValues ?? {},
      })),
    }),
  }
}

const getMember = ({ id, variationValues, picture, tiers }: SeedProduct): FamilyMember => ({
  id,
  values: variationValues ?? {},
  picture,
  ...(tiers && { tiers }),
})

/** A product's offer on a site; undefined if the site does not sell it. */
export function offerForSite(siteId: SiteId, product: SeedProduct): Offer | undefined {
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
