import { fillPath, type ParamNames } from './path.ts'

/** The page types of analytics (spec 3 §7). Every page has one of them. */
export const PAGE_TYPES = [
  'product',
  'search',
  'category',
  'checkout confirmation',
  'shipping page',
  'billing page',
  'checkout review',
  'not found',
  'uncategorized page',
  'unknown',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** The query parameter that says what a form has done, for shoppers without JavaScript. */
export const DONE_PARAMETER = 'done'

/** The result of a form around the account: a mail was `sent`, a `code` is awaited, the password is `done`. */
export const STEP_PARAMETER = 'step'

/** A page that is the same for everybody, and in the sitemap. */
export const publicPage = {
  pageType: 'uncategorized page',
  audience: 'public',
  sitemap: 'page',
} as const

export const personalPage = { pageType: 'uncategorized page', audience: 'personal' } as const

/** A page of a customer's account. Only the edge reads what it shows, so it is always loaded as a document. */
export const customerPage = { ...personalPage, policy: 'account' } as const

interface RouteOptions {
  pageType: PageType
  /** The query parameters that the page uses; all others are dropped. */
  query?: readonly string[]
  /**
   * The security policy: what a document may load and where its forms may be sent. Pages with a policy of their
   * own are entered and left by loading a document, so that the policy applies.
   */
  policy?: 'shop' | 'account' | 'checkout' | 'billing' | 'captcha'
}

/**
 * `audience` says whether the first HTML is the same for everyone. A personal page is never cached, and robots
 * may not read it. Every public route says what the sitemap lists of it.
 */
type Audience<Path extends string> =
  | { audience: 'public'; sitemap: SitemapRule<Path> }
  | { audience: 'personal'; sitemap?: false }

/** A path without parameters is one page. Of the others, the worker lists what exists. */
type SitemapRule<Path extends string> =
  | ([ParamNames<Path>] extends [never] ? 'page' : 'categories' | 'products')
  | false

/**
 * A page of the storefront. Client and worker match `path` and build links with `href`. Paths are without site
 * and locale; `shared/site` adds those.
 */
export function route<const Path extends string>(
  path: Path,
  options: RouteOptions & Audience<Path>,
) {
  return {
    path,
    query: [],
    policy: 'shop' as const,
    ...options,
    sitemap: options.sitemap ?? false,
    href: (params: Record<ParamNames<Path>, string>) => fillPath(path, params),
  }
}
