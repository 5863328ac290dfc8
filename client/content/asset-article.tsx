import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import { RADIAL_IFRAME } from '#shared/content/named-pages.ts'
import { routes } from '#shared/routes.ts'

import { AssetLead, hasLead, AssetText } from './asset-lead.tsx'
import { splitLeadHeading, leadText } from './lead-heading.ts'
import { sourceLanguage } from './modules/asset-attributes.ts'
import { Breadcrumbs, useBreadcrumbJson } from '../seo/breadcrumbs.tsx'
import { useShop } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Article } from './look.tsx'
import { Page, Stack } from '../ui/layout.tsx'
import { Eyebrow, Heading, Prose } from '../ui/text.tsx'
import { CareSections, useCareSections, type Sections } from './care-sections.tsx'

interface AssetArticleProps {
  asset: ContentAsset
  body: TrustedHtml
  isMapped: boolean
  sections: Sections
  Action?: ComponentType | undefined
}

const NoAction = () => null

/** A content asset as a page: a heading, perhaps with a picture, and its text. */
export function AssetArticle({
  asset,
  body,
  isMapped,
  sections,
  Action = NoAction,
}: AssetArticleProps) {
  const intl = useIntl()
  const { path } = useShop()
  const { heading, rest } = splitLeadHeading(body)
  const title = asset.heading ?? heading ?? intl.formatMessage({ id: 'title.content' })
  const trail = useContentTrail()
  const shown = useCareSections(sections)
  const isFramed = path === RADIAL_IFRAME
  const isLed = hasLead(asset)

  return (
    <Page>
      <ArticleHead {...{ asset, title, trail, isMapped, isFramed }} text={textOf(asset, rest)} />
      {!isFramed && <Breadcrumbs trail={trail} current={title} />}
      {isLed && (
        <AssetLead asset={asset} title={title}>
          <Action />
        </AssetLead>
      )}
      <Article sections={shown.length > 0 ? 'beside' : 'none'}>
        {shown.length > 0 && <CareSections sections={shown} />}
        <Stack gap="xl" {...sourceLanguage(asset)}>
          {!isLed && <ArticleTitle asset={asset} title={title} />}
          <AssetText html={rest} />
          {!isLed && <Action />}
        </Stack>
      </Article>
    </Page>
  )
}

/** What the page is about, for search engines. */
const textOf = ({ paragraph }: ContentAsset, rest: TrustedHtml) =>
  (paragraph && leadText(paragraph)) ?? leadText(rest)

interface ArticleHeadProps extends Pick<AssetArticleProps, 'asset' | 'isMapped'> {
  title: string
  text: string | null
  trail: ReturnType<typeof useContentTrail>
  isFramed: boolean
}

function ArticleHead({ asset, title, text, trail, isMapped, isFramed }: ArticleHeadProps) {
  const intl = useIntl()
  const { path, locale } = useShop()
  const canonical = isMapped ? path : path.replace(SECOND_ENDING, '')
  const jsonLd = useBreadcrumbJson(trail, { name: title, path: canonical })
  return (
    <PageHead
      title={title}
      description={text ?? intl.formatMessage({ id: 'content.description' })}
      canonical={{ path: canonical }}
      // A URL mapping is that of one site and locale; whether another has the same one is not known.
      pathIn={(other) => (isMapped && other !== locale ? null : canonical)}
      picture={asset.imageDesktop ?? asset.image ?? null}
      noindex={isFramed}
      jsonLd={isFramed ? [] : [jsonLd]}
    />
  )
}

/** Places, and sections of customer care with a name of ours, have two addresses each. */
const SECOND_ENDING =
  /(?<=^\/(?:global-locations|customer-care)\/(?!privacy-and-security\.|states-privacy-rights\.).*)\.html$/

const ArticleTitle = ({ asset, title }: { asset: ContentAsset; title: string }) => (
  <>
    {asset.eyebrow && <Eyebrow>{asset.eyebrow}</Eyebrow>}
    <Heading as="h1">{title}</Heading>
    {asset.paragraph && (
      <Prose>
        <Html html={asset.paragraph} />
      </Prose>
    )}
  </>
)

const OVERVIEW = routes.globalLocations.href({ page: 'global-locations' })

/** The pages above a content page: customer care, or the overview of all places. */
function useContentTrail() {
  const intl = useIntl()
  const { path } = useShop()
  const care = routes.customerCare.path
  if (path.startsWith(`${care}/`)) {
    return [{ name: intl.formatMessage({ id: 'title.content' }), path: care }]
  }
  if (path.startsWith(`${OVERVIEW}-`)) {
    return [{ name: intl.formatMessage({ id: 'title.globalLocations' }), path: OVERVIEW }]
  }
  return []
}
