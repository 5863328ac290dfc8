import type { ContentAsset } from '#shared/contract/content.ts'

import { linkTo } from './link-to.ts'

interface BannerPictureProps {
  asset: ContentAsset
  eager: boolean
  /** No words stand beside it that could lead on: the picture must be found by itself. */
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
  // Words beside it lead to the same place: the keyboard stops there only.
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
