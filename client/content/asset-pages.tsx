import { useSuspenseQuery } from '@tanstack/react-query'
import * as v from 'valibot'

import { AssetId } from '#shared/content/content.ts'

import { useCatalog } from '../kit/app-context.ts'
import { definePage, type PageProps } from '../kit/page.ts'
import { AssetArticle } from './asset-article.tsx'
import { SECTIONS_ASSET } from './care-sections.tsx'
import { ContentGuide, type WithoutContent } from './content-guide.tsx'
import { assetsQuery } from './queries.ts'

/** What pages without a route say if commerce has no content for them (`shared/content/named-pages.ts`). */
const namedWithoutContent = new Map<string, WithoutContent>([
  ['radial-iframe', { title: 'title.orderHelp', text: 'guide.orderHelp' }],
])

const SECTIONS = v.parse(AssetId, SECTIONS_ASSET)

/**
 * A page with a single content asset, named by its route or by a URL mapping.
 *
 * @param withoutContent what the page says if commerce has no content for it
 */
export function defineAssetPage(
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
