import { sha256, toHex } from '../platform/hex.ts'
import { catalog } from './catalog.ts'
import { passwordOfSeeds } from '../catalog/customers/customers.ts'
import { profile } from '../profiles/current.ts'
import { clock } from '../platform/clock.ts'
import { seedContent, contentRows } from './content-rows.ts'
import { seedLoyalty } from '../custom-apis/loyalty/seed-loyalty.ts'
import { seedCustomers } from '../customers/seed-customers.ts'
import { seedSubscriptions } from '../services/subscriptions/seed-subscriptions.ts'
import { categoryRows } from './category-rows.ts'
import { insertStatements } from './insert.ts'
import { promotionRows, refinementLabelRows } from './merchandising-rows.ts'
import { postalCodeLists, postalCodeRows } from './postal-code-rows.ts'
import { SeedProgress } from './progress.ts'
import { scaleProducts } from './scale.ts'
import { createSeedCatalog } from './seed-catalog.ts'
import { writeProducts } from './write-products.ts'

/** Increased when the same catalog is turned into different rows. */
const FORMAT = 7

const WEEK = 7 * 24 * 3_600_000

/** Rewards end, so they are written again every week. */
export const seedWeek = () => Math.floor(clock.now() / WEEK)

interface SeedOptions {
  /** The minimum number of products, reached by copies; up to 100,000. */
  products?: number
  onProgress?: (message: string) => void
}

/** The sources of a profile's rows besides its catalog and content. */
const { name, sites, fixtures, refinements, customers, addresses, hasCustomApis } = profile

/** Writes the catalog and content into the tables. Unchanged parts are skipped. */
export async function seed(db: D1Database, options: SeedOptions = {}): Promise<void> {
  const { onProgress = () => {} } = options
  const products = options.products ?? (await storedScale(db))
  await runIfChanged(db, 'content', { content: contentRows() }, async () => {
    onProgress('writing content')
    await seedContent(db)
  })
  await runIfChanged(
    db,
    'catalog',
    { FORMAT, name, sites, products, catalog, refinements, fixtures },
    async (source) => {
      onProgress('writing the catalog')
      await seedCatalog(db, { products, onProgress, source })
    },
  )
  await runIfChanged(db, 'customers', { customers, passwordOfSeeds, addresses }, async () => {
    onProgress('writing customers')
    await seedCustomers(db, { anew: true })
  })
  if (hasCustomApis) {
    const loyalty = { FORMAT, customers, week: seedWeek() }
    await runIfChanged(db, 'loyalty', loyalty, () => seedLoyalty(db, clock.now()))
    await runIfChanged(db, 'subscriptions', { FORMAT }, () => seedSubscriptions(db))
  }
  await storeScale(db, products)
  const lists = await postalCodeLists()
  await runIfChanged(db, 'postal codes', lists, async () => {
    onProgress('writing postal codes')
    await db.batch([
      db.prepare('DELETE FROM postal_codes'),
      ...insertStatements(db, postalCodeRows(lists)),
    ])
  })
}

/** The number of products the catalog was scaled to; a restart does not shrink it. */
async function storedScale(db: D1Database) {
  const stored = await db
    .prepare("SELECT hash FROM seed_state WHERE name = 'scale'")
    .first<string>('hash')
  return Number(stored ?? 0)
}

const storeScale = (db: D1Database, products: number) =>
  db
    .prepare("INSERT OR REPLACE INTO seed_state (name, hash) VALUES ('scale', ?1)")
    .bind(String(products))
    .run()

/** Runs `write` unless it has already finished with the same source. */
async function runIfChanged(
  db: D1Database,
  name: string,
  source: object,
  write: (hash: string) => Promise<void>,
) {
  const hash = toHex(await sha256(JSON.stringify(source)))
  const finished = await db
    .prepare('SELECT hash FROM seed_state WHERE name = ?1')
    .bind(name)
    .first<string>('hash')
  if (finished === hash) return

  await db.prepare('DELETE FROM seed_state WHERE name = ?1').bind(name).run()
  await write(hash)
  await db.prepare('INSERT INTO seed_state (name, hash) VALUES (?1, ?2)').bind(name, hash).run()
}

const CATALOG_TABLES = [
  'products',
  'offers',
  'store_stock',
  'categories',
  'promotions',
  'product_promotions',
  'listings',
  'listing_values',
  'listing_categories',
  'category_counts',
  'combinations',
  'combination_values',
  'combination_counts',
  'refinement_labels',
  'search_words',
]

async function seedCatalog(
  db: D1Database,
  { products, onProgress, source }: Required<SeedOptions> & { source: string },
) {
  const progress = new SeedProgress(db, source)
  await progress.begin([
    ...CATALOG_TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare(`INSERT INTO listing_text (listing_text) VALUES ('delete-all')`),
    ...insertStatements(db, categoryRows(catalog.categories)),
    ...insertStatements(db, promotionRows(catalog.promotions)),
    ...insertStatements(db, refinementLabelRows(refinements)),
  ])
  const unique = new Set(
    Object.values(fixtures).flatMap((bySite) =>
      Object.values(bySite).filter((id) => id !== undefined),
    ),
  )
  const all = [...scaleProducts(catalog.products, products, unique)]
  await writeProducts(db, createSeedCatalog(all, catalog.categories), { progress, onProgress })
  await db.prepare('PRAGMA optimize').run()
}
