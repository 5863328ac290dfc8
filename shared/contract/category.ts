import * as v from 'valibot'

import { TrustedHtml } from './html.ts'

/** What a category id may look like; anything else is not asked upstream (`..` climbs even encoded). */
export const CategoryId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,100}$/),
  v.brand('CategoryId'),
)
export type CategoryId = v.InferOutput<typeof CategoryId>

// Called, and not spread: what a script does not use of it can be left out.
/* @__NO_SIDE_EFFECTS__ */
function linkWith<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ id: CategoryId, name: v.string(), path: v.string(), ...entries })
}

/** A link to a category: its canonical path, without site and locale. */
export const CategoryLink = linkWith({})
export type CategoryLink = v.InferOutput<typeof CategoryLink>

/** Top categories with their children; the site navigation is two levels deep (spec 3 §3.3). */
export const Navigation = v.array(linkWith({ children: v.array(CategoryLink) }))
export type Navigation = v.InferOutput<typeof Navigation>

export const CATEGORY_TEMPLATES = [
  'category-product-hits',
  'product-hits-no-left-nav',
  'nonav-catlanding',
  'landing-basic',
  'stacked-categories',
] as const

export const Category = linkWith({
  /** `c_title`, else the name. */
  title: v.string(),
  description: v.nullable(TrustedHtml),
  pageTitle: v.nullable(v.string()),
  pageDescription: v.nullable(v.string()),
  template: v.picklist(CATEGORY_TEMPLATES),
  /** Root first, the root itself and this category left out. */
  ancestors: v.array(CategoryLink),
  children: v.array(CategoryLink),
})
export type Category = v.InferOutput<typeof Category>
