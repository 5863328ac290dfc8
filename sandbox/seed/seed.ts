import { catalog } from '../catalog/catalog.ts'
import { fixtureAddresses } from '../catalog/customers/customers-addresses.ts'
import { customers, everybodys } from '../catalog/customers/customers.ts'
import { fixtures } from '../catalog/fixtures/fixtures.ts'
import { refinements } from '../catalog/refinements.ts'
import { seedContent } from '../content/seed-content.ts'
import { contentRows } from '../content/seed-rows.ts'
import { seedCustomers } from '../customers/seed-customers.ts'
import { seedSubscriptions } from '../services/subscriptions/seed-subscriptions.ts'
import { categoryRows } from './category-rows.ts'
import { insertions } from './insert.ts'
import { promotionRows, refinementLabelRows } from './merchandising-rows.ts'
import { postalCodeLists, postalCodeRows } from './postal-code-rows.ts'
import { Progress } from './progress.ts'
import { scaled } from './scale.ts'
import { seededCatalog } from './seed-catalog.ts'
import { writeProducts } from './write-products.ts'

/** Increased when the same catalog is turned into different rows. */
const FORMAT = 5

interface SeedOptions {
  /** The minimum number of products, reached by copies; up to 100,000. */
  products?: number
  onProgress?: (message: string) => void
}

/** Writes the catalog and content into the tables. Unchanged parts are skipped. */
export async function seed(db: D1Database, options: SeedOptions = {}): Promise<void> {
  const { onProgress = () => {} } = options
  const products = options.products ?? (await keptScale(db))
  await once(db, 'content', { content: contentRows() }, async () => {
    onProgress('writing content')
    await seedContent(db)
  })
  await once(
    db,
    'catalog',
    { FORMAT, products, catalog, refinements, fixtures },
    async (source) => {
      onProgress('writing the catalog')
      await seedCatalog(db, { products, onProgress, source })
    },
  )
  await once(db, 'customers', { customers, everybodys, fixtureAddresses }, async () => {
    onProgress('writing customers')
    await seedCustomers(db, { anew: true })
  })
  await once(db, 'subscriptions', { FORMAT }, () => seedSubscriptions(db))
  await keepScale(db, products)
  const lists = await postalCodeLists()
  await once(db, 'postal codes', lists, async () => {
    onProgress('writing postal codes')
    await db.batch([
      db.prepare('DELETE FROM postal_codes'),
      ...insertions(db, postalCodeRows(lists)),
    ])
  })
}

/** The number of products the catalog was scaled to; a restart does not shrink it. */
async function keptScale(db: D1Database) {
  const kept = await db
    .prepare("SELECT hash FROM seed_state WHERE name = 'scale'")
    .first<string>('hash')
  return Number(kept ?? 0)
}

const keepScale = (db: D1Database, products: number) =>
  db
    .prepare("INSERT OR REPLACE INTO seed_state (name, hash) VALUES ('scale', ?1)")
    .bind(String(products))
    .run()

/** Runs `write` unless it has already finished with the same source. */
async function once(
  db: D1Database,
  name: string,
  source: object,
  write: (hash: string) => Promise<void>,
) {
  const hash = await sha256(JSON.stringify(source))
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
  const progress = new Progress(db, source)
  await progress.begin([
    ...CATALOG_TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare(`INSERT INTO listing_text (listing_text) VALUES ('delete-all')`),
    ...insertions(db, categoryRows(catalog.categories)),
    ...insertions(db, promotionRows(catalog.promotions)),
    ...insertions(db, refinementLabelRows(refinements)),
  ])
  const unique = new Set(Object.values(fixtures).flatMap((bySite) => Object.values(bySite)))
  const all = [...scaled(catalog.products, products, unique)]
  await writeProducts(db, seededCatalog(all, catalog.categories), { progress, onProgress })
  await db.prepare('PRAGMA optimize').run()
}

async function sha256(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
