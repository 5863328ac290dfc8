import type { PageKey } from '#client/pages.ts'
import { RADIAL_IFRAME, SHOP_BY_CATEGORY } from '#shared/content/named-pages.ts'

interface NamedPage {
  key: PageKey
  params: Record<string, string>
}

const content = (assetId: string): NamedPage => ({
  key: 'customerCare',
  params: { assetId, isNamed: 'true' },
})

const pageByPath: Readonly<Record<string, NamedPage>> = {
  [SHOP_BY_CATEGORY]: { key: 'category', params: { categoryId: SHOP_BY_CATEGORY.slice(3) } },
  [RADIAL_IFRAME]: content(RADIAL_IFRAME.slice(1)),
}

const CARE_SECTION = /^\/customer-care\/([\w-]{1,100})(?:\.html)?$/

/** The named path that differs only in letter case. The section of customer care is an id, which keeps its letters. */
export function namedPath(path: string): string | null {
  const spelled = path.replace(/^\/customer-care\//i, (start) => start.toLowerCase())
  if (CARE_SECTION.test(spelled)) return spelled
  return Object.keys(pageByPath).find((known) => known === path.toLowerCase()) ?? null
}

/** The page of a path that the shop knows by name without a route. Null for any other path. */
export function namedPage(path: string): NamedPage | null {
  const section = CARE_SECTION.exec(path)?.[1]
  if (section !== undefined) return content(`customer-care-${section}`)
  return Object.hasOwn(pageByPath, path) ? (pageByPath[path] ?? null) : null
}
