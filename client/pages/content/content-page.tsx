import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { AssetId } from '#shared/contract/content.ts'

import { assetsQuery } from '../../features/catalog/queries.ts'
import { splitLeadHeading } from '../../features/content/lead-heading.ts'
import { Guide } from '../../features/guide/guide.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog, useShop } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading, Prose } from '../../ui/text.tsx'
import { definePage, type PageProps } from '../page.ts'
import { JoinPanel } from './join-panel.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** What a page that the shell links to says if commerce has no content for it. */
interface WithoutContent {
  title: MessageId
  text: MessageId
  /** Below the content, with or without it. */
  Below?: ComponentType
}

export const customerCarePage = contentPage(() => 'customer-care', {
  title: 'title.content',
  text: 'guide.customerCare',
})
export const privacyAndSecurityPage = contentPage(() => 'privacy-and-security')
export const statesPrivacyRightsPage = contentPage(() => 'states-privacy-rights')
export const loyaltyRewardsPage = contentPage(() => 'loyalty-rewards', {
  title: 'title.loyaltyRewards',
  text: 'guide.loyaltyRewards',
  Below: JoinPanel,
})
/** The overview and the pages of countries. Their addresses may end with `.html` (spec 1 §2.1). */
export const globalLocationsPage = contentPage(
  ({ page = '' }) => /^(global-locations(?:-[\w-]+)?)(?:\.html)?$/.exec(page)?.[1],
)

/** A page with a single content asset, named by its route or by a URL mapping. */
function contentPage(
  ownAssetOf: (params: PageProps['params']) => string | undefined,
  withoutContent: WithoutContent | null = null,
) {
  const idOf = (params: PageProps['params']) =>
    v.safeParse(AssetId, params['assetId'] ?? ownAssetOf(params))
  return definePage({
    isStatic: true,
    ...(import.meta.env.SSR && {
      async load({ catalog, queryClient, params }) {
        const id = idOf(params)
        if (!id.success) return { notFound: true }
        const [asset] = await queryClient.query(assetsQuery(catalog, [id.output]))
        const isShown = asset?.body || (withoutContent && !params['assetId'])
        return isShown ? undefined : { notFound: true }
      },
    }),
    Component: function AssetPage({ params }: PageProps) {
      const id = idOf(params)
      if (!id.success) return null
      return (
        <AssetArticle
          id={id.output}
          isMapped={params['assetId'] !== undefined}
          withoutContent={withoutContent}
        />
      )
    },
  })
}

interface AssetArticleProps {
  id: AssetId
  isMapped: boolean
  withoutContent: WithoutContent | null
}

function AssetArticle({ id, isMapped, withoutContent }: AssetArticleProps) {
  const intl = useIntl()
  const { path, locale } = useShop()
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [id]))
  const [asset] = assets
  const Below = withoutContent?.Below
  if (!asset?.body) return withoutContent && <ContentGuide {...withoutContent} />
  const { heading, rest } = splitLeadHeading(asset.body)
  const title = asset.heading ?? heading ?? intl.formatMessage({ id: 'title.content' })
  const language = asset.lang ? { lang: asset.lang, translate: 'no' as const } : {}

  return (
    <Page>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'content.description' })}
        canonical={{ path: isMapped ? path : path.replace(LOCATION_ENDING, '') }}
        // A URL mapping is that of one site and locale; whether another has the same one is not known.
        pathIn={(other) => pathIn(path, isMapped && other !== locale)}
      />
      <Breadcrumbs trail={[]} current={title} />
      <Stack gap="xl" {...language}>
        <Heading as="h1">{title}</Heading>
        <Prose>
          <Html html={rest} />
        </Prose>
        {Below && <Below />}
      </Stack>
    </Page>
  )
}

/** Locations have two addresses each. */
const LOCATION_ENDING = /(?<=^\/global-locations\/.*)\.html$/

const pathIn = (path: string, isUnknown: boolean) =>
  isUnknown ? null : path.replace(LOCATION_ENDING, '')

function ContentGuide({ title, text, Below }: WithoutContent) {
  const intl = useIntl()
  const { path } = useShop()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: title })} canonical={{ path }} />
      <Guide title={title}>
        <FormattedMessage id={text} />
      </Guide>
      {Below && <Below />}
    </Page>
  )
}
