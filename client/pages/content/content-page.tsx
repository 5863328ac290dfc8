import { useSuspenseQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as v from 'valibot'

import { AssetId } from '#shared/contract/content.ts'

import { assetsQuery } from '../../features/catalog/queries.ts'
import { splitLeadHeading } from '../../features/content/lead-heading.ts'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog, useShop } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading, Prose } from '../../ui/text.tsx'
import { definePage, type PageProps } from '../page.ts'

export const customerCarePage = contentPage('customer-care')
export const privacyAndSecurityPage = contentPage('privacy-and-security')
export const statesPrivacyRightsPage = contentPage('states-privacy-rights')

/** A page with a single content asset, named by its route or by a URL mapping. */
function contentPage(ownAssetId: string) {
  return definePage({
    isStatic: true,
    ...(import.meta.env.SSR && {
      async load({ catalog, queryClient, params }) {
        const id = v.safeParse(AssetId, params['assetId'] ?? ownAssetId)
        if (!id.success) return { notFound: true }
        const [asset] = await queryClient.query(assetsQuery(catalog, [id.output]))
        return asset?.body ? undefined : { notFound: true }
      },
    }),
    Component: function AssetPage({ params }: PageProps) {
      const { assetId } = params
      return (
        <AssetArticle
          id={v.parse(AssetId, assetId ?? ownAssetId)}
          isMapped={assetId !== undefined}
        />
      )
    },
  })
}

function AssetArticle({ id, isMapped }: { id: AssetId; isMapped: boolean }) {
  const intl = useIntl()
  const { path, locale } = useShop()
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [id]))
  const [asset] = assets
  if (!asset?.body) return null
  const { heading, rest } = splitLeadHeading(asset.body)
  const title = asset.heading ?? heading ?? intl.formatMessage({ id: 'title.content' })
  const language = asset.lang ? { lang: asset.lang, translate: 'no' as const } : {}

  return (
    <Page>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'content.description' })}
        canonical={{ path }}
        // A URL mapping is that of one site and locale; whether another has the same one is not known.
        pathIn={(other) => (isMapped && other !== locale ? null : path)}
      />
      <Breadcrumbs trail={[]} current={title} />
      <Stack gap="xl" {...language}>
        <Heading as="h1">{title}</Heading>
        <Prose>
          <Html html={rest} />
        </Prose>
      </Stack>
    </Page>
  )
}
