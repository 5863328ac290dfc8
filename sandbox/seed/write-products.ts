import { countAll } from '../search/category-counts.ts'
import { prepare } from '../platform/sql.ts'
import { Combinations } from './combinations.ts'
import { insertStatements } from './insert.ts'
import { type SeedTotals, listingRows } from './listing-tables.ts'
import { Vocabulary } from './listing-text.ts'
import { productRows } from './product-tables.ts'
import type { SeedProgress } from './progress.ts'
import type { SeedCatalog } from './seed-catalog.ts'

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
