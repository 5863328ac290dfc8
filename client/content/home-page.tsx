import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { brand } from '#shop/brand.ts'

import { loadModules, loadShownModules } from './modules/load-modules.ts'
import { SlotModules } from './modules/slot-modules.tsx'
import { slotsQuery } from './queries.ts'
import { PopularCategories } from '../search/popular-categories.tsx'
import { useCatalog, useAppContext } from '../kit/app-context.ts'
import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { definePage } from '../kit/page.ts'
import { useHref } from '../kit/link.ts'

const SLOT_COUNT = 12
const HOME_SLOTS = Array.from({ length: SLOT_COUNT }, (_, index) => `home-${index + 1}`)

export const homePage = definePage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load(context) {
      await loadModules(context, HOME_SLOTS)
    },
  }),
  loadShownCode: loadShownModules,
  Component: Home,
})

function Home() {
  const intl = useIntl()
  const { publicOrigin, locale } = useAppContext()
  const href = useHref()
  const { data: slots } = useSuspenseQuery(slotsQuery(useCatalog(), HOME_SLOTS))

  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'title.home' })}
        description={intl.formatMessage({ id: 'home.description' })}
        canonical={{ path: routes.home.href({}) }}
        picture={slots[0]?.assets[0]?.imageDesktop ?? null}
        {...(import.meta.env.SSR && { jsonLd: shopStructure({ publicOrigin, locale, href }) })}
      />
      {slots.length === 0 ? (
        <Bare />
      ) : (
        <>
          <VisuallyHidden as="h1">
            <FormattedMessage id="home.heading" />
          </VisuallyHidden>
          <SlotModules slots={slots.slice(0, 1)} position="page" />
          <BelowFirstScreen>
            <SlotModules slots={slots.slice(1)} position="bands" />
          </BelowFirstScreen>
        </>
      )}
    </>
  )
}

/** Shown while the home page has no editorial content. */
function Bare() {
  return (
    <Page>
      <Clearing>
        <Heading as="h1" size="display">
          <FormattedMessage id="home.heading" />
        </Heading>
        <PopularCategories />
      </Clearing>
    </Page>
  )
}

interface ShopAddress {
  publicOrigin: string
  locale: string
  href: ReturnType<typeof useHref>
}

/** The shop and its search for search engines (schema.org). */
function shopStructure({ publicOrigin, locale, href }: ShopAddress): object[] {
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
