import { withoutContacts } from '#shared/analytics/event-text.ts'
import { matchRoute, type RouteMatch } from '#shared/routes.ts'
import type { PageType } from '#shared/http/define-route.ts'
import { productIdCandidates } from '#shared/product/slug.ts'

/** Facts about a shown page. */
export interface ShownPage {
  /** The path without site and locale. */
  path: string
  /** The key of the document's page, which may differ from the route. Null after a navigation without a document. */
  page: string | null
}

/** Pages without a route, by the keys that documents have. */
const WITHOUT_ROUTE: Readonly<Record<string, PageType>> = {
  notFound: 'not found',
  error: 'unknown',
}

/** Prefixes without a route whose paths count as categories, like `/g/` and `/c/` (spec 3 §2.1). */
const CATEGORY_PREFIX = /^\/[tm]\/./

/** The page type of analytics (spec 3 §7). The document's kind decides, then the route, then the path. */
export function pageTypeOf({ path, page }: ShownPage): PageType {
  const withoutRoute = page === null ? undefined : WITHOUT_ROUTE[page]
  if (withoutRoute) return withoutRoute
  const match = matchRoute(path)
  if (match) return match.route.pageType
  if (CATEGORY_PREFIX.test(path) || isCategory(page)) return 'category'
  return page === null ? 'unknown' : 'uncategorized page'
}

/** An address that commerce or the shop maps to a category. */
const isCategory = (page: string | null) =>
  page === 'category' || page === 'topCategory' || page === 'childCategory'

/** The part of the site: the top category of lists, or else the first part of the path. */
export function siteSectionOf(path: string): string {
  const [first = '', second] = path.split('/').filter(Boolean).map(withoutSuffix)
  if (first === '') return 'home'
  if (first === 'p') return 'product'
  return second !== undefined && /^(g|c|t|m|category)$/.test(first) ? second : first
}

const withoutSuffix = (part: string) => part.replace(/\.html$/, '')

/** The path as services may know it. Numbers of orders and lists, which are personal, are replaced by their names. */
export function countedPathOf(path: string): string {
  const match = matchRoute(path)
  return match && isPersonal(match) ? match.route.path : path
}

/** Whether the path of a page contains something about one shopper. */
const isPersonal = ({ route, params }: RouteMatch) =>
  route.audience === 'personal' && Object.keys(params).length > 0

export interface PageFacts {
  type: PageType
  name: string
  /** Without site, locale and query. */
  path: string
  section: string
}

/** The facts about a page for analytics (spec 3 §7). Its name is its title, or its path if that contains something personal. */
export function pageFactsOf(shown: ShownPage, title: string): PageFacts {
  const path = countedPathOf(shown.path)
  return {
    type: pageTypeOf(shown),
    name: path === shown.path ? withoutContacts(title.replace(/ \| [^|]*$/, '')) : path,
    path,
    section: siteSectionOf(path),
  }
}

/** The product that the page of a path is most likely about. Null for other pages. */
export function productIdIn(path: string): string | null {
  const { slugAndId, productId } = matchRoute(path)?.params ?? {}
  if (slugAndId === undefined) return productId ?? null
  return productIdCandidates(slugAndId)[0] ?? null
}

/** The phrase that the shown page has searched for, without what looks like a contact. Null on other pages. */
export function phraseOn(path: string): string | null {
  if (matchRoute(path)?.key !== 'search') return null
  const phrase = new URL(location.href).searchParams.get('q')?.trim()
  return phrase ? withoutContacts(phrase) : null
}
