import { routes } from '#shared/routes.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'

const BRAND = 'Juniper & Wick'

/** The shop and its search for search engines (schema.org). */
export function useShopStructure(): object[] {
  const { publicOrigin, locale } = useAppContext()
  const href = useHref()
  const url = publicOrigin + href(routes.home.href({}))
  const organization = `${publicOrigin}/#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: BRAND,
      url,
      logo: `${publicOrigin}/icon-512.png`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: BRAND,
      url,
      inLanguage: locale,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicOrigin}${href(routes.search.href({}), 'q=')}{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
