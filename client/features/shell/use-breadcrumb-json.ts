import { useIntl } from 'react-intl'

import type { CategoryLink } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { breadcrumbList } from './breadcrumb-list.ts'

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
