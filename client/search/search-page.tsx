import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchResult } from '#shared/search/search.ts'
import { routes } from '#shared/routes.ts'

import { searchQuery } from '../listing/queries.ts'
import { slotsQuery } from '../content/queries.ts'
import { Grid, loadGrid } from '../listing/grid.tsx'
import {
  gridSearchOf,
  isRefined,
  withoutSelection,
  type GridSearch,
} from '../listing/grid-address.ts'
import { keepPlace } from '../listing/keep-place.ts'
import { ResultCount } from '../listing/result-count.tsx'
import { loadModulesAround, loadShownModules } from '../content/modules/load-modules.ts'
import { SlotModules } from '../content/modules/slot-modules.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Page, Stack, Clearing } from '../ui/layout.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { ListingHead } from '../listing/look.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage, type PageProps } from '../kit/page.ts'
import { RecommendationRow } from '../recommendations/recommendation-rows.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { PopularProducts } from './popular-products.tsx'
import { SearchField } from './search-field.tsx'
import { useHref } from '../kit/link.ts'

const SEARCH_SLOTS = ['search-banner'] as const

export const searchPage = definePage({
  isStatic: true,
  keepPlace,
  ...(import.meta.env.SSR && {
    async load({ catalog, queryClient, query }) {
      const search = gridSearchOf(query)
      if (search.phrase === null) return
      const [outcome] = await Promise.all([
        loadGrid(search, { catalog, queryClient, categoryId: null }),
        loadModulesAround({ catalog, queryClient }, SEARCH_SLOTS),
      ])
      return outcome
    },
  }),
  loadShownCode: loadShownModules,
  Component: SearchPage,
})

function SearchPage({ query }: PageProps) {
  const intl = useIntl()
  const search = gridSearchOf(query)
  const { phrase } = search
  const title = phrase
    ? intl.formatMessage({ id: 'search.heading' }, { phrase })
    : intl.formatMessage({ id: 'title.search' })

  return (
    <>
      <PageHead
        title={title}
        noindex
        canonical={{ path: routes.search.href({}), query: withoutSelection(search) }}
      />
      {phrase === null ? <NothingAsked /> : <Results phrase={phrase} search={search} />}
    </>
  )
}

function Results({ phrase, search }: { phrase: string; search: GridSearch }) {
  const catalog = useCatalog()
  const { data: result } = useSuspenseQuery(searchQuery(catalog, { ...search, categoryId: null }))
  const { data: slots } = useSuspenseQuery(slotsQuery(catalog, SEARCH_SLOTS))

  return (
    <Page>
      <SearchTitle phrase={phrase} result={result} />
      <Grid
        path={routes.search.href({})}
        search={search}
        result={result}
        categories={[]}
        filters="beside"
        empty={
          <NothingFound suggestion={result.suggestedPhrase} isAdvised={result.links.length === 0} />
        }
      />
      {search.page === 1 && !isRefined(search) && (
        <SlotModules slots={slots} subject={{ phrase }} />
      )}
    </Page>
  )
}

function SearchTitle({ phrase, result }: { phrase: string; result: SearchResult }) {
  const { total, links, suggestedPhrase } = result
  const isEmpty = total === 0
  const shown = isEmpty ? null : suggestedPhrase
  const nothing = <FormattedMessage tagName="span" id="search.zero" values={{ phrase }} />
  return (
    <ListingHead>
      <span />
      <div className="title">
        <Heading as="h1">
          {isEmpty && links.length === 0 ? (
            nothing
          ) : shown ? (
            <FormattedMessage tagName="span" id="search.showing" values={{ phrase: shown }} />
          ) : (
            <FormattedMessage tagName="span" id="search.heading" values={{ phrase }} />
          )}
        </Heading>
        {shown && <Text tone="quiet">{nothing}</Text>}
        {!isEmpty && <ResultCount result={result} />}
      </div>
      <PageLinks links={links} />
    </ListingHead>
  )
}

/** Pages and categories that the phrase may mean. */
function PageLinks({ links }: Pick<SearchResult, 'links'>) {
  if (links.length === 0) return null
  return (
    <Stack as="nav" gap="m" aria-labelledby="search-links">
      <Heading id="search-links" size="small">
        <FormattedMessage id="search.links" />
      </Heading>
      <LinkRow>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </LinkRow>
    </Stack>
  )
}

interface NothingFoundProps {
  suggestion: string | null
  /** Whether to advise on the phrase, which found no pages either. */
  isAdvised: boolean
}

/** No products: suggests another phrase, the categories and popular products. */
function NothingFound({ suggestion, isAdvised }: NothingFoundProps) {
  return (
    <>
      <Clearing>
        {suggestion && <DidYouMean phrase={suggestion} />}
        {isAdvised && (
          <Text tone="quiet">
            <FormattedMessage id="search.advice" />
          </Text>
        )}
        <PopularCategories />
      </Clearing>
      <RecommendationRow
        recommender="nosearch1_rr"
        heading="recommendations.popular"
        otherwise={<PopularProducts />}
      />
      <RecommendationRow recommender="nosearch2_rr" heading="recommendations.heading" />
    </>
  )
}

function DidYouMean({ phrase }: { phrase: string }) {
  const href = useHref()
  const link = () => (
    <a key={phrase} href={href(routes.search.href({}), String(new URLSearchParams({ q: phrase })))}>
      {phrase}
    </a>
  )
  return (
    <Text size="lead">
      <FormattedMessage tagName="span" id="search.didYouMean" values={{ phrase: link }} />
    </Text>
  )
}

/** The search page without a phrase. */
function NothingAsked() {
  return (
    <Page>
      <Clearing>
        <Heading as="h1">
          <FormattedMessage id="search.empty" />
        </Heading>
        <SearchField />
        <PopularCategories />
      </Clearing>
      <PopularProducts />
    </Page>
  )
}
