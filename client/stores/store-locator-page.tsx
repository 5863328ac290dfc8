import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { storeActions } from '#shared/stores/actions.ts'
import { answerKey } from '#shared/form-answer.ts'
import type { Catalog } from '#shared/catalog.ts'
import { assetId } from '#shared/http/ids.ts'
import { routes } from '#shared/routes.ts'
import type { SessionStore, StoreSearchResult } from '#shared/stores/store.ts'

import { splitLeadHeading } from '../content/lead-heading.ts'
import { WaysOn } from '../content/ways-on.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { assetsQuery } from '../content/queries.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { loadOptional } from '../kit/load-optional.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePage, type PageProps } from '../kit/page.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { FormBeside } from '../ui/form-beside/form-beside.tsx'
import { Notice } from '../ui/form.tsx'
import { Page, Stack } from '../ui/layout.tsx'
import { Heading, Prose, Text } from '../ui/text.tsx'
import { storeProblem } from './store-messages.ts'
import { StoreResults } from './store-results.tsx'
import { StoreSearchForm } from './store-search-form.tsx'

const ARTICLE = assetId('store-locator')

/**
 * Finds stores by the postal code in its query. The first page does not depend on the visitor's place, so that it is
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
        {import.meta.env.SSR && <ChoiceResult />}
      </Stack>
    </>
  )
}

const RESULT_ID = 'store-outcome'

/** In the response to the form of a store: the store that is set now, why it is not, or whether that is sure. */
function ChoiceResult() {
  const chosen = useQueryClient().getQueryData<SessionStore>(answerKey('chooseStore'))
  const rejected = useRejectedForm('chooseStore')
  if (rejected?.problem === 'store-unsure') return <Question values={rejected.values} />
  if (rejected) {
    const message = storeProblem(rejected.problem)
    return (
      <ChoiceNotice tone="problem">
        <p>
          <FormattedMessage tagName="span" id={message} />
        </p>
      </ChoiceNotice>
    )
  }
  if (!chosen) return null
  return (
    <ChoiceNotice tone="note">
      <p>
        <FormattedMessage
          tagName="span"
          id="stores.chosenHere"
          values={{ store: <strong translate="no">{chosen.storeName}</strong> }}
        />
      </p>
    </ChoiceNotice>
  )
}

/** One order is picked up in one store, so lines for another store move to it (spec 1 §2.9). */
function Question({
  values: { storeId = '', postalCode = '' },
}: {
  values: Record<string, string>
}) {
  const href = useHref()
  const back = routes.storeLocator.href({})
  return (
    <ChoiceNotice tone="note">
      <h2>
        <FormattedMessage id="stores.sure" />
      </h2>
      <p>
        <FormattedMessage id="stores.sureText" />
      </p>
      <form action={href(storeActions.chooseStore.path)} method="post">
        <HiddenFields fields={{ storeId, postalCode, confirmed: 'yes' }} />
        <ButtonRow>
          <Button type="submit" tone="primary">
            <FormattedMessage id="stores.change" />
          </Button>
          <ButtonLink href={href(back, postalCode && `q=${encodeURIComponent(postalCode)}`)}>
            <FormattedMessage id="stores.cancel" />
          </ButtonLink>
        </ButtonRow>
      </form>
    </ChoiceNotice>
  )
}

/** The document is the response to a form, so its answer has the focus. */
const ChoiceNotice = ({ tone, children }: { tone: 'note' | 'problem'; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
  <Notice tone={tone} role="group" aria-labelledby={RESULT_ID} tabIndex={-1} autoFocus>
    <div id={RESULT_ID}>{children}</div>
  </Notice>
)

/** The stores around a postal code. Null if the search is unavailable. */
const storesQuery = (catalog: Catalog, typed: string) =>
  queryOptions({
    queryKey: ['stores', typed],
    queryFn: ({ signal }): Promise<StoreSearchResult | null> =>
      catalog.getStores({ q: typed }, signal),
  })
