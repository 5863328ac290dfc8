import type { ContentAsset } from '#shared/content/content.ts'

import { LARGE_SCREEN, usePictureLoading, WIDE_SCREEN } from '../../kit/lead-picture.ts'
import { atWidth } from '../../kit/picture-width.ts'
import { useLinkTo } from './use-link-to.ts'
import { useAppContext, useShop } from '../../kit/app-context.ts'

interface BannerPictureProps {
  asset: ContentAsset
  /** The picture has no text with a link beside it, so it needs an accessible name. */
  isLone: boolean
  /** The picture is beside the text, where it is not wide, up to large screens. */
  isHero?: boolean
}

export function BannerPicture({ asset, isLone, isHero = false }: BannerPictureProps) {
  const linkTo = useLinkTo()
  const { video, href } = asset
  if (video) {
    return (
      <div className="picture">
        <BannerFilm asset={asset} video={video} />
      </div>
    )
  }
  const picture = (
    <ResponsivePicture asset={asset} isNamed={isLone} media={isHero ? LARGE_SCREEN : WIDE_SCREEN} />
  )
  if (!href) return <div className="picture">{picture}</div>
  // The text beside it has the same link, so the picture is not a second tab stop. A picture without a text would be a link without
  // a name.
  const isUnnamed = !isLone && !asset.image?.alt
  return (
    <div className="picture">
      <a
        {...linkTo(href, asset)}
        tabIndex={isLone ? undefined : -1}
        aria-hidden={isUnnamed || undefined}
      >
        {picture}
      </a>
    </div>
  )
}

/** Twice the widths in which banners are shown, for dense screens; the image service draws at most 2000 pixels. */
const NARROW = 1200
const WIDE = 2000

interface ResponsivePictureProps {
  asset: ContentAsset
  isNamed: boolean
  /** Where the wide picture is shown. */
  media: string
}

function ResponsivePicture({ asset, isNamed, media }: ResponsivePictureProps) {
  const { image, imageDesktop, imageCta } = asset
  const link = image && atWidth(image.link, NARROW)
  const wideLink = imageDesktop && atWidth(imageDesktop.link, WIDE)
  const loading = usePictureLoading(link === undefined ? null : { link, wideLink, media })
  if (!image) return null
  return (
    <picture>
      {wideLink && <source media={media} srcSet={wideLink} />}
      <img
        {...loading}
        src={link}
        alt={isNamed ? (imageCta ?? image.alt) : image.alt}
        width={1600}
        height={900}
      />
    </picture>
  )
}

/** Twice the width in which films are shown (px), for dense screens. */
const POSTER = 1600

interface BannerFilmProps {
  asset: ContentAsset
  video: NonNullable<ContentAsset['video']>
}

/** The browser's own player. It stands still until the shopper starts it, and loads nothing but its poster before. */
function BannerFilm({ asset, video }: BannerFilmProps) {
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
