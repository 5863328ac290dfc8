import type { ContentAsset } from '#shared/content/content.ts'

import { LARGE_SCREEN, usePictureLoading, WIDE_SCREEN } from '../../app/lead-picture.ts'
import { atWidth } from '../../app/picture-width.ts'
import { BannerFilm } from './banner-film.tsx'
import { useLinkTo } from './use-link-to.ts'

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
  // The text beside it has the same link, so the picture is not a second tab stop.
  return (
    <div className="picture">
      <a {...linkTo(href, asset)} tabIndex={isLone ? undefined : -1}>
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
