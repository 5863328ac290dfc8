import { useSuspenseQuery } from '@tanstack/react-query'
import * as v from 'valibot'

import { AssetId } from '#shared/content/content.ts'

import { assetsQuery } from '../../features/catalog/queries.ts'
import { useCatalog } from '../../app/app-context.ts'
import { definePage, type PageProps } from '../page.ts'
import { AssetArticle } from './asset-article.tsx'
import { ContentGuide, type WithoutContent } from './content-guide.tsx'
import { SECTIONS_ASSET } from './care-sections.tsx'
import { JoinPanel } from './join-panel.tsx'

export const customerCarePage = contentPage(() => 'customer-care', {
  title: 'title.content',
  text: 'guide.customerCare',
})
export const privacyAndSecurityPage = contentPage(() => 'privacy-and-security', {
  title: 'title.privacy',
  text: 'guide.privacy',
})
export const statesPrivacyRightsPage = contentPage(() => 'states-privacy-rights', {
  title: 'title.statesPrivacy',
  text: 'guide.privacy',
})
export const loyaltyRewardsPage = contentPage(() => 'loyalty-rewards', {
  title: 'title.loyaltyRewards',
  text: 'guide.loyaltyRewards',
  Action: JoinPanel,
})
/** The overview and the pages of places. Their addresses may end with `.html` (spec 1 §2.1). */
export const globalLocationsPage = contentPage(
  ({ page = '' }) => /^(global-locations(?:-[\w-]+)?)(?:\.html)?$/.exec(page)?.[1],
)
/** What pages without a route say if commerce has no content for them (`shared/content/named-pages.ts`). */
const namedWithoutContent = new Map<string, WithoutContent>([
  ['gingham-genius', { title: 'title.ginghamGenius', text: 'guide.ginghamGenius' }],
  ['radial-iframe', { title: 'title.orderHelp', text: 'guide.orderHelp' }],
])

const SECTIONS = v.parse(AssetId, SECTIONS_ASSET)

/** A page with a single content asset, named by its route or by a URL mapping. */
function contentPage(
  ownAssetOf: (params: PageProps['params']) => string | undefined,
  withoutContent: WithoutContent | null = null,
) {
  const idOf = (params: PageProps['params']) =>
    v.safeParse(AssetId, params['assetId'] ?? ownAssetOf(params))
  const withoutIn = ({ assetId, isNamed }: PageProps['params']) => {
    if (assetId === undefined) return withoutContent
    return isNamed ? (namedWithoutContent.get(assetId) ?? null) : null
  }
  return definePage({
    isStatic: true,
    ...(import.meta.env.SSR && {
      async load({ catalog, queryClient, params }) {
        const id = idOf(params)
        if (!id.success) return { notFound: true }
        const assets = await queryClient.query(assetsQuery(catalog, [id.output, SECTIONS]))
        const asset = assets.find((one) => one.id === id.output)
        return asset?.body || withoutIn(params) ? undefined : { notFound: true }
      },
    }),
    Component: function AssetPage({ params }: PageProps) {
      const id = idOf(params)
      if (!id.success) return null
      const isMapped = params['assetId'] !== undefined && !params['isNamed']
      return <Content id={id.output} isMapped={isMapped} without={withoutIn(params)} />
    },
  })
}

interface ContentProps {
  id: AssetId
  isMapped: boolean
  without: WithoutContent | null
}

function Content({ id, isMapped, without }: ContentProps) {
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [id, SECTIONS]))
  const asset = assets.find((one) => one.id === id)
  const sections = assets.find((one) => one.id === SECTIONS)?.buttons ?? []
  if (!asset?.body) return without && <ContentGuide {...without} />
  const article = { asset, body: asset.body, isMapped, sections, Action: without?.Action }
  return <AssetArticle {...article} />
}
