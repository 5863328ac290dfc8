import type { SeedProduct } from '../catalog/model.ts'
import type { SiteId } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { sites } from '../sites/sites.ts'
import { toHitType } from '../products/document.ts'
import { normalizeText } from '../platform/normalize-text.ts'
import { listPromotionKeys, PROMOTION } from '../search/refinement.ts'
import { categoryIdsAbove } from './category-rows.ts'
import type { Combinations } from './combinations.ts'
import type { Rows } from './insert.ts'
import { listingText, type Vocabulary } from './listing-text.ts'
import { offerForSite } from './product-rows.ts'
import { cheapest, currentPrice, isOrderable, type Offer } from '../products/offers.ts'
import { familyIn, type Numbered, type SeedCatalog } from './seed-catalog.ts'

const siteIds = sites.map(({ id }) => id)

/** Data collected from all batches and written at the end. */
export interface SeedTotals {
  vocabulary: Vocabulary
  combinations: Combinations
}

/** The search rows for the products of a batch. A variant is found through its master. */
export function listingRows(batch: Numbered[], catalog: SeedCatalog, known: SeedTotals): Rows[] {
  const found = batch
    .filter(
      ({ product }) =>
        product.type !== 'variant' && product.online !== false && product.searchable !== false,
    )
    .map(({ product, number }) => {
      const refinements = getRefinements(product)
      const promotions = listPromotionKeys(product).map((key): [string, string] => [PROMOTION, key])
      const combination = known.combinations.add(toHitType(product.type), [
        ...refinements,
        ...promotions,
      ])
      return { product, number, refinements, combination }
    })
  return [
    ...siteListingRows(found.flatMap((listing) => getSiteListings(listing, catalog))),
    {
      table: 'listing_values',
      columns: ['number', 'attribute', 'value'],
      rows: found.flatMap(({ number, refinements }) =>
        refinements.map((refinement) => [number, ...refinement]),
      ),
    },
    {
      table: 'listing_text',
      columns: [
        'rowid',
        'name_en',
        'name_fr',
        'keywords_en',
        'keywords_fr',
        'description_en',
        'description_fr',
      ],
      rows: found.map(({ product, number }) => {
        const text = listingText(product, getCategories(product, catalog))
        known.vocabulary.addListing(text)
        return [number, ...text.map(normalizeText)]
      }),
    },
  ]
}

/** Its categories and all their ancestors, on all sites. */
const getCategories = ({ categories }: SeedProduct, { categoryById }: SeedCatalog) =>
  [
    ...new Set(siteIds.flatMap((siteId) => categoryIdsAbove(categories, categoryById, siteId))),
  ].flatMap((id) => categoryById.get(id) ?? [])

const STATE_COLUMNS = ['newness', 'name_en', 'name_fr', 'price', 'orderable', 'combination']

/** A listing on a site that sells it. */
interface SiteListing {
  siteId: SiteId
  number: number
  product: SeedProduct
  categoryIds: string[]
  /** In the order of `STATE_COLUMNS`. */
  state: (number | null)[]
}

const siteListingRows = (listing: SiteListing[]): Rows[] => [
  {
    table: 'listings',
    columns: ['site_id', 'number', 'product_id', 'hit_type', ...STATE_COLUMNS],
    rows: listing.map(({ siteId, number, product, state }) => [
      siteId,
      number,
      product.id,
      toHitType(product.type),
      ...state,
    ]),
  },
  {
    table: 'listing_categories',
    columns: ['site_id', 'category_id', 'number', ...STATE_COLUMNS],
    rows: listing.flatMap(({ siteId, number, categoryIds, state }) =>
      categoryIds.map((categoryId) => [siteId, categoryId, number, ...state]),
    ),
  },
]

function getSiteListings(
  { product, number, combination }: Numbered & { combination: number },
  catalog: SeedCatalog,
): SiteListing[] {
  const { variants } = familyIn(catalog, product)
  const siteListings = [catalog.positionEn.get(number) ?? 0, catalog.positionFr.get(number) ?? 0]
  return siteIds.flatMap((siteId) => {
    if (!offerForSite(siteId, product)) return []
    const sold = variants.length > 0 ? variants : [product]
    const { price, orderable } = listingState(
      sold.flatMap((member) => offerForSite(siteId, member) ?? []),
    )
    const categoryIds = categoryIdsAbove(product.categories, catalog.categoryById, siteId)
    const state = [product.newness ?? 0, ...siteListings, price, Number(orderable), combination]
    return [{ siteId, number, product, categoryIds, state }]
  })
}

/** A product's lowest price, and whether any of its offers is orderable. */
function listingState(offers: Offer[]) {
  const lowest = cheapest(offers)
  return {
    price: lowest ? currentPrice(lowest) : null,
    orderable: offers.some(isOrderable),
  }
}

/** The distinct values of each refinement attribute of a product. */
const getRefinements = (product: SeedProduct): [attribute: string, value: string][] =>
  profile.refinements.flatMap(({ attributeId: attribute }) => {
    const value = attribute === 'brand' ? product.brand : toCustom(product)[attribute]
    const values = Array.isArray(value) ? value : [value]
    const texts = new Set(values.filter((entry) => typeof entry === 'string'))
    return Array.from(texts, (text): [string, string] => [attribute, text])
  })

const toCustom = ({ custom }: SeedProduct): Record<string, unknown> => custom
