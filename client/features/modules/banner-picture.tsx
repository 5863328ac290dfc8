import type { ContentAsset } from '#shared/contract/content.ts'

import { linkTo } from './link-to.ts'

interface BannerPictureProps {
  asset: ContentAsset
  eager: boolean
  /** The picture has no text with a link beside it, so it needs an accessible name. */
  isLone: boolean
}

export function BannerPicture({ asset, eager, isLone }: BannerPictureProps) {
  const { video, href } = asset
  if (video) {
    return (
      <div className="picture">
        <video controls preload="none" playsInline src={video.link} poster={video.poster?.link}>
          <track kind="captions" />
        </video>
      </div>
    )
  }
  const picture = <ResponsivePicture asset={asset} eager={eager} isNamed={isLone} />
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

interface ResponsivePictureProps {
  asset: ContentAsset
  eager: boolean
  isNamed: boolean
}

function ResponsivePicture({ asset, eager, isNamed }: ResponsivePictureProps) {
  const { image, imageDesktop, imageCta } = asset
  if (!image) return null
  return (
    <picture>
      {imageDesktop && <source media="(min-width: 37.5em)" srcSet={imageDesktop.link} />}
      <img
        src={image.link}
        alt={isNamed ? (imageCta ?? image.alt) : image.alt}
        width={1600}
        height={900}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  )
}
