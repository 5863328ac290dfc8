import { badRequest } from '../platform/problems.ts'
import { readUrlMapping } from '../content/read-content.ts'
import type { UrlMappingDocument } from '../content/seed-rows.ts'
import type { Site } from '../platform/sites.ts'
import { normalizeText } from './words.ts'

/** A name in the form used in URLs: `Crème & Sel` becomes `creme-and-sel`. */
export const slugOf = (name: string) =>
  normalizeText(name)
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/**
 * Adds the category of a `cgslug` to the refinements; a `cgid` takes precedence.
 * @throws ProblemError 400 for a path that is not a category's
 */
export async function withCategoryOfSlug(
  db: D1Database,
  site: Site,
  refine: string[],
): Promise<string[]> {
  const slug = refine.find((text) => text.startsWith('cgslug='))?.slice('cgslug='.length)
  if (slug === undefined || refine.some((text) => text.startsWith('cgid='))) return refine
  const row = await readUrlMapping(db, `/${slug.replaceAll(/^\/+|\/+$/g, '')}`, site.id)
  const mapping: UrlMappingDocument = row ? JSON.parse(row.document) : {}
  const isCategory = 'resourceId' in mapping && /^category$/i.test(String(mapping['resourceType']))
  if (!isCategory) throw unknownSlug()
  return [...refine, `cgid=${String(mapping['resourceId'])}`]
}

const unknownSlug = () =>
  badRequest('The address is not that of a category.', { parameter: 'cgslug' })
