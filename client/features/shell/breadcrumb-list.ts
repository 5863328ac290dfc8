import type { CategoryLink } from '#shared/contract/category.ts'

interface BreadcrumbListOptions {
  home: { name: string; url: string }
  trail: readonly CategoryLink[]
  current: { name: string; url: string }
  /** An absolute address of a path of the shop. */
  urlOf: (path: string) => string
}

/** The trail for search engines (schema.org BreadcrumbList), the same as the visible one. */
export function breadcrumbList({ home, trail, current, urlOf }: BreadcrumbListOptions) {
  // The document has it; the browser keeps what is there, and need not be able to make it.
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const steps = [home, ...trail.map(({ name, path }) => ({ name, url: urlOf(path) })), current]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
