import { countAll } from '../search/category-counts.ts'
import { prepare } from '../platform/sql.ts'
import type { SeedProduct } from '../catalog/model.ts'
import type { SiteId } from '../platform/site.ts'
import { sites } from '../sites/sites.ts'
import { getStoreStock } from './store-stock.ts'
import type { Offer } from '../products/offers.ts'
import { Combinations } from './combinations.ts'
import { insertStatements, type Rows } from './insert.ts'
import { type SeedTotals, listingRows } from './listing-tables.ts'
import { Vocabulary } from './listing-text.ts'
import type { SeedProgress } from './progress.ts'
import { type SeedCatalog, familyIn, type Numbered } from './seed-catalog.ts'
import { getCard, offerForSite, productDocument } from './product-rows.ts'

const siteIds = sites.map(({ id }) => id)

/** The rows of a batch for products, offers, store stock and promotions. */
function productRows(batch: Numbered[], catalog: SeedCatalog): Rows[] {
  const listMembers = (product: SeedProduct) => familyIn(catalog, product)
  return [
    {
      table: 'products',
      columns: ['number', 'id', 'family', 'primary_category', 'document', 'card'],
      rows: batch.map(({ product, number }) => [
        number,
        product.id,
        product.masterId ?? product.id,
        product.primaryCategory,
        JSON.stringify(productDocument(product, listMembers(product))),
        product.type === 'variant' ? '' : JSON.stringify(getCard(product, listMembers(product))),
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
          const offer = offerForSite(siteId, product)
          return offer ? [offerRow(siteId, offer)] : []
        }),
      ),
    },
    {
      table: 'store_stock',
      columns: ['product_id', 'inventory_id', 'stock'],
      rows: batch.flatMap(({ product }) =>
        Object.entries(getStoreStock(product)).map(([list, stock]) => [product.id, list, stock]),
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

const PRODUCTS_PER_BATCH = 500

/**
 * Writes products, best rank first, with all search and count rows. Batches that an earlier attempt
 * has written are skipped.
 */
export async function writeProducts(
  db: D1Database,
  catalog: SeedCatalog,
  { progress, onProgress }: { progress: SeedProgress; onProgress: (message: string) => void },
): Promise<void> {
  const { products } = catalog
  const known: SeedTotals = { vocabulary: new Vocabulary(), combinations: new Combinations() }
  for (let start = 0; start < products.length; start += PRODUCTS_PER_BATCH) {
    const batch = products.slice(start, start + PRODUCTS_PER_BATCH)
    const listings = listingRows(batch, catalog, known)
    const end = start + batch.length
    if (progress.written >= end) continue
    const tables = [...productRows(batch, catalog), ...listings]
    await progress.write(
      end,
      tables.flatMap((table) => insertStatements(db, table)),
    )
    onProgress(`wrote ${end} of ${products.length} products`)
  }
  known.vocabulary.addCategories([...catalog.categoryById.values()])
  await progress.write(products.length + 1, summary(db, known))
}

/** The rows that depend on all products. */
function summary(db: D1Database, { vocabulary, combinations }: SeedTotals): D1PreparedStatement[] {
  const words = {
    table: 'search_words',
    columns: ['language', 'word', 'uses', 'spelling'],
    rows: vocabulary.rows(),
  }
  return [
    ...[words, ...combinations.tables()].flatMap((table) => insertStatements(db, table)),
    ...countAll().map((statement) => prepare(db, statement)),
  ]
}
