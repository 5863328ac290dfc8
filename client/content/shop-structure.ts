import { routes } from '#shared/routes.ts'
import { brand } from '#shop/brand.ts'

import type { useHref } from '../kit/link.ts'

interface ShopAddress {
  publicOrigin: string
  locale: string
  href: ReturnType<typeof useHref>
}

/** The shop and its search for search engines (schema.org). */
export function shopStructure({ publicOrigin, locale, href }: ShopAddress): object[] {
  const url = publicOrigin + href(routes.home.href({}))
  const organization = `${publicOrigin}/#organization`
  const logo = brand.icons.app.findLast(({ maskable }) => !maskable)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      url,
      ...(logo && { logo: publicOrigin + logo.path }),
      ...(brand.socialNetworks.length > 0 && { sameAs: brand.socialNetworks }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
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
