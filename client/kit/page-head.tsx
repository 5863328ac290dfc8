import { useIntl } from 'react-intl'

import type { Picture } from '#shared/media/picture.ts'
import { alternatesOf } from '#shared/site/alternates.ts'
import { defaultSite, type Locale } from '#shared/site/site.ts'
import { brand } from '#shop/brand.ts'

import { DataScript } from './data-script.tsx'
import { useAppContext } from './app-context.ts'

interface PageHeadProps {
  title: string
  description?: string | null
  /** The canonical path and query, without site and locale. A page without one is not indexed. */
  canonical?: { path: string; query?: string }
  noindex?: boolean
  /** The page's path in a locale, if it differs; null if the page, with its canonical query, does not exist there. */
  pathIn?: (locale: Locale) => string | null
  /** The picture of link previews; without one the shop's own picture. */
  picture?: Picture | null
  type?: 'website' | 'product'
  jsonLd?: readonly object[]
}

/** The page's title, description, canonical URL, alternates in other locales and link preview. */
export function PageHead(props: PageHeadProps) {
  const { title, description = null, noindex, picture = null, type = 'website' } = props
  const fullTitle = useFullTitle(title)
  const shown = useShownTitle(fullTitle)
  const { url, alternates } = useAddresses(props)

  return (
    <>
      <title>{shown}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={fullTitle} />
      {/* The browser's bundle leaves this out. */}
      {(import.meta.env.SSR || !import.meta.env.PROD) && (
        <ShareTags {...{ title, description, type, url, alternates, picture }} />
      )}
      {props.jsonLd?.map((data, index) => (
        <DataScript key={index} type="application/ld+json" data={data} />
      ))}
    </>
  )
}

function useFullTitle(title: string) {
  return useIntl().formatMessage({ id: 'title.withBrand' }, { title })
}

/** The title of a document about a rejected form begins with it, because a screen reader reads the title first. */
function useShownTitle(title: string) {
  const intl = useIntl()
  const isRejected = useAppContext().rejectedForm() !== null
  return isRejected ? intl.formatMessage({ id: 'title.withProblem' }, { title }) : title
}

/** The canonical URL and the alternates in other locales. */
function useAddresses({ canonical, noindex, pathIn }: PageHeadProps) {
  const { placement, publicOrigin, site, locale } = useAppContext()
  if (!canonical) return { url: null, alternates: [] }
  const search = canonical.query ? `?${canonical.query}` : ''
  const address = placement.href({ site, locale, path: canonical.path, search })
  const alternates = noindex
    ? []
    : alternatesOf({
        placement,
        origin: publicOrigin,
        defaultSite,
        pathOf: (other) => (pathIn ? pathIn(other) : canonical.path),
        search,
      })
  return { url: publicOrigin + address, alternates }
}

export interface ShareTagsProps {
  title: string
  description: string | null
  type: 'website' | 'product'
  /** The absolute canonical URL; null if the page has none. */
  url: string | null
  /** The alternates that the page has in other locales. */
  alternates: ReturnType<typeof alternatesOf>
  /** Null for the shop's own picture. */
  picture: Picture | null
}

const WIDTH = 1200
const HEIGHT = 630

/** Open Graph writes locales with an underscore. */
const localeName = (locale: string) => locale.replace('-', '_')

/** The data of link previews. Only the document has it, from which previews are made. */
function ShareTags({ title, description, type, url, alternates, picture }: ShareTagsProps) {
  const { locale, publicOrigin } = useAppContext()
  const others = alternates.filter(
    ({ hreflang }) => hreflang !== locale && hreflang !== 'x-default',
  )
  const address = new URL(picture?.link ?? brand.sharePicture, publicOrigin)
  if (picture) cutForSharing(address.searchParams)
  const properties = [
    ['site_name', brand.name],
    ['type', type],
    ['description', description],
    ['url', url],
    ['locale', localeName(locale)],
    ...others.map(({ hreflang }) => ['locale:alternate', localeName(hreflang)]),
    ['image', address.href],
    ['image:type', 'image/png'],
    ['image:width', `${WIDTH}`],
    ['image:height', `${HEIGHT}`],
    ['image:alt', picture?.alt || title],
  ] as const
  return (
    <>
      {properties.map(
        ([name = '', content]) =>
          content && <meta key={name + content} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The image service's parameters for a picture as link previews show it: they do not show SVG. */
function cutForSharing(parameters: URLSearchParams) {
  parameters.delete('w')
  parameters.set('sm', 'cut')
  parameters.set('sw', `${WIDTH}`)
  parameters.set('sh', `${HEIGHT}`)
  parameters.set('format', 'png')
}
