import type { Picture } from '#shared/media/picture.ts'
import type { alternatesOf } from '#shared/site/alternates.ts'

import { useAppContext } from './app-context.ts'

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

const SITE_NAME = 'Juniper & Wick'
const DEFAULT_PICTURE = '/og-default.png'
const WIDTH = 1200
const HEIGHT = 630

/** Open Graph writes locales with an underscore. */
const localeName = (locale: string) => locale.replace('-', '_')

/** What link previews show of a page. Only the document has it: previews are made from nothing else. */
export function ShareTags({ title, description, type, url, alternates, picture }: ShareTagsProps) {
  const { locale, publicOrigin } = useAppContext()
  const others = alternates.filter(
    ({ hreflang }) => hreflang !== locale && hreflang !== 'x-default',
  )
  const address = new URL(picture?.link ?? DEFAULT_PICTURE, publicOrigin)
  if (picture) cutForSharing(address.searchParams)
  const properties = [
    ['site_name', SITE_NAME],
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
