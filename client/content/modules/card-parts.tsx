import type { ContentAsset } from '#shared/content/content.ts'

import { Html } from '../../kit/html.tsx'
import { Tint } from '../../kit/tint.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { groundOf } from '../../ui/ground.ts'
import { Eyebrow, Heading, Prose } from '../../ui/text.tsx'
import { AssetButtons } from './asset-buttons.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { tintOf } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'
import { BannerPicture } from './banner-picture.tsx'

interface CardCopyProps {
  asset: ContentAsset
  mostButtons?: number
  /** Whether it is on the ground of light text. */
  onNight?: boolean
}

/** The copy of an asset, with its call to action and buttons. */
export function CardCopy({ asset, mostButtons, onNight = false }: CardCopyProps) {
  const { eyebrow, heading, paragraph, liveText } = asset
  const tint = tintOf('copy', asset.id)
  return (
    <div className="words">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading as="h3">{heading}</Heading>}
      {paragraph && (
        <Prose>
          <Html html={paragraph} />
        </Prose>
      )}
      {asset.graphicParagraph && <p>{asset.graphicParagraph}</p>}
      {liveText && (
        <Prose className={tint}>
          <Tint className={tint} color={asset.liveTextColor} ground={groundOf(onNight)} />
          <Html html={liveText} />
        </Prose>
      )}
      <ExtrasPart asset={asset} />
      <Ways asset={asset} most={mostButtons} />
    </div>
  )
}

/** The call to action counts as one of the buttons. */
function Ways({ asset, most }: { asset: ContentAsset; most: number | undefined }) {
  const linkTo = useLinkTo()
  const { ctaText } = asset
  const target = asset.ctaHref ?? asset.href
  const hasCall = Boolean(ctaText && target)
  return (
    <>
      {ctaText && target && (
        <ButtonLink tone="primary" {...linkTo(target, asset)}>
          {ctaText}
        </ButtonLink>
      )}
      <AssetButtons
        asset={asset}
        {...(most !== undefined && { most: hasCall ? most - 1 : most })}
      />
    </>
  )
}

/** The picture or film of an asset with copy beside it. Without either, nothing. */
export const CardPicture = ({ asset }: { asset: ContentAsset }) =>
  (asset.image ?? asset.video) ? (
    <BannerPicture asset={asset} isLone={!asset.heading && !asset.ctaText && !asset.buttons} />
  ) : null
