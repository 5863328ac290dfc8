import * as v from 'valibot'

import { normalizeText } from '../platform/normalize-text.ts'
import type { Language, Site } from '../platform/site.ts'
import { valueList, prepare, parseRows, sql } from '../platform/sql.ts'
import type { ProductDocument } from './document.ts'

const ROOT = '/p/'
const LANGUAGES: Language[] = ['en', 'fr']
/** The most parts, separated by dashes, that an id has. */
const MAX_PARTS_OF_ID = 4

/** A name in the form used in URLs: `Crème & Sel` becomes `creme-and-sel`. */
export const toSlug = (name: string) =>
  normalizeText(name)
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/** The URL path of a product: its name in a language, and its id. */
export const toSlugUrl = ({ name, id }: Pick<ProductDocument, 'name' | 'id'>, language: Language) =>
  ROOT + [toSlug(name[language]), id].filter((part) => part !== '').join('-')

const DocumentRow = v.object({ document: v.string() })

/** The id of the product on sale that has this path in any language. */
export async function findBySlugUrl(
  db: D1Database,
  site: Site,
  path: string,
): Promise<string | undefined> {
  if (!path.startsWith(ROOT)) return undefined
  const parts = path.slice(ROOT.length).split('-').slice(-MAX_PARTS_OF_ID)
  const ids = parts.map((_, first) => parts.slice(first).join('-'))
  const statement = sql`
    SELECT document FROM products
    JOIN offers ON product_id = id AND site_id = ${site.id}
    WHERE id IN ${valueList(ids)}`
  return parseRows(DocumentRow, await prepare(db, statement).all())
    .map((row): ProductDocument => JSON.parse(row.document))
    .find((product) => LANGUAGES.some((language) => toSlugUrl(product, language) === path))?.id
}
