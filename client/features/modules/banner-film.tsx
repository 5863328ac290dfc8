import type { ContentAsset } from '#shared/content/content.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { atWidth } from '../../app/picture-width.ts'

/** Twice the width in which films are shown (px), for dense screens. */
const POSTER = 1600

interface BannerFilmProps {
  asset: ContentAsset
  video: NonNullable<ContentAsset['video']>
}

/** The browser's own player. It stands still until the shopper starts it, and loads nothing but its poster before. */
export function BannerFilm({ asset, video }: BannerFilmProps) {
  const { publicOrigin } = useAppContext()
  const { locale } = useShop()
  const { link, captions } = video
  const poster = video.poster ?? asset.image
  const isElsewhere = !link.startsWith(`${publicOrigin}/`)
  const [language = ''] = locale.split('-')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are those of the content
    <video
      controls
      preload="none"
      playsInline
      src={link}
      poster={poster && atWidth(poster.link, POSTER)}
      aria-label={asset.heading ?? poster?.alt}
      width={1600}
      height={900}
      {...(captions && isElsewhere && { crossOrigin: 'anonymous' as const })}
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={language}
          label={new Intl.DisplayNames(locale, { type: 'language' }).of(language)}
          default
        />
      )}
    </video>
  )
}
