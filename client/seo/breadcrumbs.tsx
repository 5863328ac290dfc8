import { FormattedMessage, useIntl } from 'react-intl'

import type { CategoryLink } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { BreadcrumbTrail } from '../ui/breadcrumb-trail.tsx'
import { useAppContext } from '../kit/app-context.ts'

interface BreadcrumbsProps {
  trail: readonly Pick<CategoryLink, 'name' | 'path'>[]
  /** The name of the current page, which comes last. */
  current: string
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const intl = useIntl()
  const href = useHref()
  return (
    <BreadcrumbTrail aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}>
      <ol>
        <li>
          <a href={href(routes.home.href({}))}>
            <FormattedMessage id="breadcrumb.home" />
          </a>
        </li>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </BreadcrumbTrail>
  )
}

/** The breadcrumbs of a page for search engines, with absolute URLs. */
export function useBreadcrumbJson(
  trail: readonly Pick<CategoryLink, 'name' | 'path'>[],
  current: { name: string; path: string },
) {
  const intl = useIntl()
  const href = useHref()
  const { publicOrigin } = useAppContext()
  // Search engines read the document, so the browser's bundle leaves the rest out.
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const urlOf = (path: string) => publicOrigin + href(path)
  return breadcrumbList({
    home: {
      name: intl.formatMessage({ id: 'breadcrumb.home' }),
      url: urlOf(routes.home.href({})),
    },
    trail,
    current: { name: current.name, url: urlOf(current.path) },
    urlOf,
  })
}

interface BreadcrumbListOptions {
  home: { name: string; url: string }
  trail: readonly Pick<CategoryLink, 'name' | 'path'>[]
  current: { name: string; url: string }
  /** Builds the absolute URL of a path. */
  urlOf: (path: string) => string
}

/** The breadcrumbs for search engines (schema.org BreadcrumbList), equal to the visible ones. */
function breadcrumbList({ home, trail, current, urlOf }: BreadcrumbListOptions) {
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
