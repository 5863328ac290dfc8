import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { assetId } from '#shared/http/ids.ts'
import { routes } from '#shared/routes.ts'

import { loadOptional } from '../../features/catalog/load-optional.ts'
import { assetsQuery } from '../../features/catalog/queries.ts'
import { splitLeadHeading } from '../../features/content/lead-heading.ts'
import { WaysOn } from '../../features/guide/ways-on.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { FormBeside } from '../../ui/form-beside/form-beside.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading, Prose, Text } from '../../ui/text.tsx'
import { definePage, type PageProps } from '../page.ts'
import { ChoiceOutcome } from './choice-outcome.tsx'
import { storesQuery } from './queries.ts'
import { StoreResults } from './store-results.tsx'
import { StoreSearchForm } from './store-search-form.tsx'

const ARTICLE = assetId('store-locator')

/**
 * Finds stores by the postal code in its query. The first page says nothing about where the visitor is, so that it is
 * the same for everyone.
 */
export const storeLocatorPage = definePage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ catalog, queryClient, query }) {
      const typed = query.get('q')
      if (typed === null) {
        const article = assetsQuery(catalog, [ARTICLE])
        const { queryKey } = article
        await loadOptional(queryClient, {
          queryKey,
          loading: queryClient.query(article),
          empty: [],
        })
        return undefined
      }
      const search = storesQuery(catalog, typed)
      const { queryKey } = search
      let error: unknown
      const loading = queryClient.query(search).catch((cause: unknown) => {
        error = cause
        throw cause
      })
      const found = await loadOptional(queryClient, { queryKey, loading, empty: null })
      return found ? undefined : { query, error }
    },
  }),
  Component: StoreLocator,
})

function StoreLocator({ query }: PageProps) {
  const typed = query.get('q')
  return <Page>{typed === null ? <NothingTyped /> : <TypedCode key={typed} typed={typed} />}</Page>
}

function NothingTyped() {
  const intl = useIntl()
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [ARTICLE]))
  const [asset] = assets
  const article = asset?.body ? splitLeadHeading(asset.body) : null
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'title.storeLocator' })}
        description={intl.formatMessage({ id: 'stores.description' })}
        canonical={{ path: routes.storeLocator.href({}) }}
      />
      <Introduction />
      <FormBeside>
        <StoreSearchForm typed="" isInvalid={false} />
        {article ? (
          <Stack gap="l" {...(asset?.lang && { lang: asset.lang, translate: 'no' as const })}>
            {article.heading && <Heading size="heading">{article.heading}</Heading>}
            <Prose>
              <Html html={article.rest} />
            </Prose>
          </Stack>
        ) : (
          <WaysOn />
        )}
      </FormBeside>
    </>
  )
}

function TypedCode({ typed }: { typed: string }) {
  const intl = useIntl()
  const { data: result } = useSuspenseQuery(storesQuery(useCatalog(), typed))
  const isInvalid = result?.postalCode === null
  const title = intl.formatMessage({ id: 'title.storeLocator' })
  return (
    <>
      <PageHead
        // A screen reader reads the title first.
        title={isInvalid ? intl.formatMessage({ id: 'title.withProblem' }, { title }) : title}
        noindex
      />
      <Introduction />
      <FormBeside>
        <StoreSearchForm typed={result?.postalCode ?? typed} isInvalid={isInvalid} />
        {!isInvalid && <StoreResults result={result} />}
      </FormBeside>
    </>
  )
}

function Introduction() {
  const intl = useIntl()
  return (
    <>
      <Breadcrumbs trail={[]} current={intl.formatMessage({ id: 'title.storeLocator' })} />
      <Stack gap="m">
        <Heading as="h1">
          <FormattedMessage id="title.storeLocator" />
        </Heading>
        <Text size="lead" measured>
          <FormattedMessage id="stores.lead" />
        </Text>
        {import.meta.env.SSR && <ChoiceOutcome />}
      </Stack>
    </>
  )
}
