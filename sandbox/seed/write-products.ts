import type { SeedCategory, SeedProduct, SiteId } from '../catalogue/model.ts'
import { storeStockOf } from '../catalogue/store-stock.ts'
import { listedOffers, listingState } from '../products/change-offer.ts'
import { hitTypeOf } from '../products/document.ts'
import type { Offer } from '../products/offers.ts'
import { refinementAttributes } from '../search/refinement.ts'
import { categoryIdsAbove } from './category-rows.ts'
import { insertions, type Rows } from './insert.ts'
import { listingText, Vocabulary } from './listing-text.ts'
import { cardOf, familyOf, offerOn, productDocument } from './product-rows.ts'

const PRODUCTS_A_BATCH = 500
const siteIds: SiteId[] = ['us', 'ca']

interface Numbered {
  product: SeedProduct
  /** The place in the order of rank, from 1. */
  number: number
}

interface Catalogue {
  membersByMaster: Map<string, SeedProduct[]>
  categoryById: Map<string, SeedCategory>
  /** Places in the alphabet by number, per language. */
  placeEn: Map<number, number>
  placeFr: Map<number, number>
}

/** Writes products, best rank first, with everything that is found or counted through them. */
export async function writeProducts(
  db: D1Database,
  products: SeedProduct[],
  categories: SeedCategory[],
  onProgress: (written: number) => void,
): Promise<void> {
  const numbered = products.map((product, index) => ({ product, number: index + 1 }))
  const catalogue: Catalogue = {
    membersByMaster: Map.groupBy(
      products.filter((product) => product.masterId !== undefined),
      (product) => product.masterId ?? product.id,
    ),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    placeEn: alphabeticalPlaces(numbered, 'en'),
    placeFr: alphabeticalPlaces(numbered, 'fr'),
  }
  const vocabulary = new Vocabulary()
  for (let start = 0; start < numbered.length; start += PRODUCTS_A_BATCH) {
    const batch = numbered.slice(start, start + PRODUCTS_A_BATCH)
    const rows = [...productRows(batch, catalogue), ...listingRows(batch, catalogue, vocabulary)]
    const statements = rows.flatMap((table) => insertions(db, table))
    await letConnectionsClose()
    await db.batch(statements)
    onProgress(start + batch.length)
  }
  const words = {
    table: 'search_words',
    columns: ['language', 'word', 'uses'],
    rows: vocabulary.rows(),
  }
  await db.batch(insertions(db, words))
}

/** Preparing rows can take longer than an idle connection is kept: what was closed has to be noticed. */
const letConnectionsClose = () => new Promise((resolve) => setTimeout(resolve, 5))

function alphabeticalPlaces(numbered: Numbered[], language: 'en' | 'fr') {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = numbered
    .map(({ product, number }) => ({ number, name: product.name[language] }))
    .toSorted((a, b) => compare(a.name, b.name))
  return new Map(sorted.map(({ number }, place) => [number, place]))
}

const familyIn = ({ membersByMaster }: Catalogue, product: SeedProduct) =>
  familyOf(product, membersByMaster.get(product.masterId ?? product.id) ?? [])

function productRows(batch: Numbered[], catalogue: Catalogue): Rows[] {
  return [
    {
      table: 'products',
      columns: ['number', 'id', 'family', 'primary_category', 'document', 'card'],
      rows: batch.map(({ product, number }) => [
        number,
        product.id,
        product.masterId ?? product.id,
        product.primaryCategory,
        JSON.stringify(productDocument(product, familyIn(catalogue, product))),
        product.type === 'variant'
          ? ''
          : JSON.stringify(cardOf(product, familyIn(catalogue, product))),
      ]),
    },
    {
      table: 'offers',
      columns: [
        'site_id',
        'product_id',
        'family',
        'list_price',
        'sale_price',
        'stock',
        'seeded_list_price',
        'seeded_sale_price',
        'seeded_stock',
      ],
      rows: batch.flatMap(({ product }) =>
        siteIds.flatMap((siteId) => {
          const offer = offerOn(siteId, product)
          return offer ? [offerRow(siteId, offer)] : []
        }),
      ),
    },
    {
      table: 'store_stock',
      columns: ['product_id', 'inventory_id', 'stock'],
      rows: batch.flatMap(({ product }) =>
        Object.entries(storeStockOf(product)).map(([list, stock]) => [product.id, list, stock]),
      ),
    },
    {
      table: 'product_promotions',
      columns: ['product_id', 'promotion_id'],
      rows: batch.flatMap(({ product }) =>
        [...new Set(product.promotions)].map((promotionId) => [product.id, promotionId]),
      ),
    },
  ]
}

const offerRow = (siteId: SiteId, { productId, family, listPrice, salePrice, stock }: Offer) => [
  siteId,
  productId,
  family,
  listPrice,
  salePrice,
  stock,
  listPrice,
  salePrice,
  stock,
]

/** What makes the products of a batch findable; a variant is found through its master. */
function listingRows(batch: Numbered[], catalogue: Catalogue, vocabulary: Vocabulary): Rows[] {
  const found = batch.filter(
    ({ product }) =>
      product.type !== 'variant' && product.online !== false && product.searchable !== false,
  )
  const placed = found.flatMap((entry) =>
    siteIds.flatMap((siteId) => listingOn(siteId, entry, catalogue)),
  )
  return [
    {
      table: 'listings',
      columns: [
        'site_id',
        'number',
        'product_id',
        'hit_type',
        'newness',
        'name_en',
        'name_fr',
        'price',
        'orderable',
      ],
      rows: placed.map(({ siteId, number, product, sortable }) => [
        siteId,
        number,
        product.id,
        hitTypeOf(product.type),
        ...sortable,
      ]),
    },
    {
      table: 'listing_categories',
      columns: [
        'site_id',
        'category_id',
        'number',
        'newness',
        'name_en',
        'name_fr',
        'price',
        'orderable',
      ],
      rows: placed.flatMap(({ siteId, number, categoryIds, sortable }) =>
        categoryIds.map((categoryId) => [siteId, categoryId, number, ...sortable]),
      ),
    },
    {
      table: 'listing_values',
      columns: ['number', 'attribute', 'value'],
      rows: found.flatMap(({ product, number }) =>
        refinementAttributes.flatMap((attribute) =>
          refinementValues(product, attribute).map((value) => [number, attribute, value]),
        ),
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
        const text = listingText(product)
        vocabulary.add(text)
        return [number, ...text]
      }),
    },
  ]
}

function listingOn(siteId: SiteId, { product, number }: Numbered, catalogue: Catalogue) {
  const family = [product, ...familyIn(catalogue, product).variants].flatMap(
    (member) => offerOn(siteId, member) ?? [],
  )
  if (!family.some((offer) => offer.productId === product.id)) return []
  const { price, orderable } = listingState(listedOffers(family))
  const places = [catalogue.placeEn.get(number) ?? 0, catalogue.placeFr.get(number) ?? 0]
  return [
    {
      siteId,
      number,
      product,
      categoryIds: categoryIdsAbove(product.categories, catalogue.categoryById, siteId),
      /** `newness`, `name_en`, `name_fr`, `price`, `orderable`. */
      sortable: [product.newness ?? 0, ...places, price, Number(orderable)],
    },
  ]
}

/** The distinct values of an attribute by which a product can be refined. */
function refinementValues({ custom }: SeedProduct, attribute: `c_${string}`): string[] {
  const value = custom[attribute]
  const values = Array.isArray(value) ? value : [value]
  return [...new Set(values.filter((entry) => typeof entry === 'string'))]
}
