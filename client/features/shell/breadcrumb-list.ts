import type { CategoryLink } from '#shared/listing/category.ts'

interface BreadcrumbListOptions {
  home: { name: string; url: string }
  trail: readonly Pick<CategoryLink, 'name' | 'path'>[]
  current: { name: string; url: string }
  /** Builds the absolute URL of a path. */
  urlOf: (path: string) => string
}

/** The breadcrumbs for search engines (schema.org BreadcrumbList), equal to the visible ones. */
export function breadcrumbList({ home, trail, current, urlOf }: BreadcrumbListOptions) {
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
