import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { shellFamilies } from './families.ts'

const entries = {
  id: v.string(),
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  pageTitle: v.optional(v.string()),
  pageDescription: v.optional(v.string()),
  parentCategoryId: v.optional(v.string()),
  /** From the top category to the category itself, without the root. */
  parentCategoryTree: v.optional(
    v.array(v.object({ id: v.string(), name: v.optional(v.string()) })),
    [],
  ),
  image: v.optional(v.string()),
  c_title: v.nullish(v.string()),
  c_pageURL: v.nullish(v.string()),
  /** Instances without the shop’s own fields hide categories from the menu by it. */
  c_showInMenu: v.nullish(v.boolean()),
  c_template: v.nullish(v.string()),
  c_categoryHex: v.nullish(v.string()),
}

const Child = v.object(entries)
const Parent = v.object({ ...entries, categories: v.optional(v.array(Child), []) })
/** Every shop has a menu, so a root without categories is a defect. */
const Root = v.object({ ...entries, categories: v.array(Parent) })
const Roots = v.object({ data: v.pipe(v.array(Root), v.minLength(1)) })

export type WireCategory = v.InferOutput<typeof Parent>

type Signal = AbortSignal | undefined

/** The top categories with their children, for the site navigation (spec 3 §7). */
export async function readSiteNavigation(commerce: CommerceClient, signal: Signal) {
  const { data } = await commerce.read({
    family: shellFamilies.navigation,
    operation: 'getNavigation',
    path: '/categories',
    query: { c_sitenav: true, ids: 'root', levels: 2, locale: commerce.locale },
    schema: Roots,
    signal,
  })
  return data[0]?.categories ?? []
}

/** One category with its children. */
export const readCategory = (commerce: CommerceClient, id: CategoryId, signal: Signal) =>
  commerce.read({
    family: shellFamilies.categories,
    operation: 'getCategory',
    path: `/categories/${id}`,
    namesResource: true,
    query: { locale: commerce.locale },
    schema: Parent,
    signal,
  })
