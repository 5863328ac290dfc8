import type { Category } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'
import { assetId } from '#shared/http/ids.ts'

const MOST_TILES = 8

/**
 * The child categories of a landing page, as content modules show them: as tiles if all have a picture.
 *
 * @param href adds site and locale to a path
 */
export function childrenSlots(
  { id, template, children }: Category,
  href = (path: string) => path,
): Slot[] {
  const hasTiles = children.length > 0 && children.every(({ picture }) => picture)
  if (template !== 'landing-basic' || !hasTiles) return []
  const assets = children.slice(0, MOST_TILES).map((child) => ({
    id: assetId(child.id),
    heading: child.name,
    href: href(child.path),
    ...(child.picture && { image: child.picture }),
  }))
  const place = { id: 'children', categoryId: id, callout: null, heading: null }
  return [{ ...place, template: 'other-ways-to-shop', assets }]
}
