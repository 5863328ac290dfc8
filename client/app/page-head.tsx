import { useIntl } from 'react-intl'

import { alternatesOf } from '#shared/site/alternates.ts'
import { defaultSite, type Locale } from '#shared/site/site.ts'

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
  image?: string | null
  jsonLd?: readonly object[]
}

/** The page's title, description, canonical URL and alternates in other locales. */
export function PageHead(props: PageHeadProps) {
  const intl = useIntl()
  const appContext = useAppContext()
  const { title, description, noindex, image, jsonLd = [] } = props
  const fullTitle = intl.formatMessage({ id: 'title.withBrand' }, { title })

  return (
    <>
      <title>
        {appContext.rejectedForm()
          ? intl.formatMessage({ id: 'title.withProblem' }, { title: fullTitle })
          : fullTitle}
      </title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      <Addresses {...props} />
      <meta property="og:title" content={fullTitle} />
      {image && <meta property="og:image" content={new URL(image, appContext.publicOrigin).href} />}
      {jsonLd.map((data, index) => (
        <DataScript key={index} type="application/ld+json" data={data} />
      ))}
    </>
  )
}

/** The canonical link and the alternates in other locales. */
function Addresses({ canonical, noindex, pathIn }: PageHeadProps) {
  const { placement, publicOrigin, site, locale } = useAppContext()
  if (!canonical) return null
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
  return (
    <>
      <link rel="canonical" href={`${publicOrigin}${address}`} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  )
}
