import * as v from 'valibot'

import { HexColor } from '../media/hex-color.ts'
import { TrustedHtml } from '../text/html.ts'
import { CATEGORY_ID } from '../http/ids.ts'
import { Picture } from '../media/picture.ts'

/**
 * A well-formed category id. Others are never sent upstream, because `..` changes the path even when encoded.
 */
export const CategoryId = v.pipe(v.string(), v.regex(CATEGORY_ID), v.brand('CategoryId'))
export type CategoryId = v.InferOutput<typeof CategoryId>

// A function call instead of a spread lets bundles drop unused schemas.
/* @__NO_SIDE_EFFECTS__ */
function linkWith<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ id: CategoryId, name: v.string(), path: v.string(), ...entries })
}

/** A link to a category with its canonical path, without site and locale. */
export const CategoryLink = linkWith({})
export type CategoryLink = v.InferOutput<typeof CategoryLink>

/** A link in the menu, with what its panel shows of the category. */
const MenuLink = linkWith({ picture: v.optional(Picture), color: v.optional(HexColor) })

/** The top categories with their children; the navigation has two levels (spec 3 §3.3). */
export const Navigation = v.array(v.object({ ...MenuLink.entries, children: v.array(MenuLink) }))
export type Navigation = v.InferOutput<typeof Navigation>

export const CATEGORY_TEMPLATES = [
  'category-product-hits',
  'product-hits-no-left-nav',
  'nonav-catlanding',
  'landing-basic',
  'stacked-categories',
] as const

/** A category without its paths in other locales. */
export const OwnCategory = linkWith({
  /** `c_title`, otherwise the name. */
  title: v.string(),
  description: v.nullable(TrustedHtml),
  pageTitle: v.nullable(v.string()),
  pageDescription: v.nullable(v.string()),
  picture: v.nullable(Picture),
  /** The background of the page's head (`c_categoryHex`). */
  color: v.optional(HexColor),
  template: v.picklist(CATEGORY_TEMPLATES),
  /** Starts below the root category and excludes this category. */
  ancestors: v.array(CategoryLink),
  children: v.array(MenuLink),
})
export type OwnCategory = v.InferOutput<typeof OwnCategory>

export const Category = v.object({
  ...OwnCategory.entries,
  /** The paths in the locales that have the category, by locale. */
  paths: v.record(v.string(), v.string()),
})
export type Category = v.InferOutput<typeof Category>
