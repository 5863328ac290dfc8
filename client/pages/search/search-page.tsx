import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchResult } from '#shared/search/search.ts'
import { routes } from '#shared/routes.ts'

import { searchQuery } from '../../features/catalog/queries.ts'
import { slotsQuery } from '../../features/catalog/shared-queries.ts'
import { Grid } from '../../features/grid/grid.tsx'
import {
  gridSearchOf,
  isRefined,
  withoutSelection,
  type GridSearch,
} from '../../features/grid/grid-address.ts'
import { keepPlace } from '../../features/grid/keep-place.ts'
import { loadGrid } from '../../features/grid/load-grid.ts'
import { ResultCount } from '../../features/grid/result-count.tsx'
import { loadModulesAround } from '../../features/modules/load-modules.ts'
import { loadShownModules } from '../../features/modules/shown-modules.ts'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { PageHead } from '../../app/page-head.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ListingHead } from '../../ui/listing/listing.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { definePage, type PageProps } from '../page.ts'
import { NothingAsked, NothingFound } from './nothing-found.tsx'

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
      <PageLinks links={result.links} />
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
        <SlotModules slots={slots} context={{ phrase }} />
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
