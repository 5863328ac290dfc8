import type { ContentAsset } from '#shared/content/content.ts'

import { Html } from '../../kit/html.tsx'
import { Tint } from '../../kit/tint.tsx'
import { Banner } from '../../ui/banner.tsx'
import { groundOf } from '../../ui/ground.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow, Heading, Prose, Text } from '../../ui/text.tsx'
import { AnnouncementStrip } from './announcement-strip.tsx'
import { AssetButtons } from './asset-buttons.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { hasExtras } from './has-extras.ts'
import { LinkedHeading } from './linked-heading.tsx'
import { isGraphic } from './module.ts'
import { sourceLanguage, tintOf } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'

interface GraphicProps {
  asset: ContentAsset
  /** `words`: without the picture, unless that says everything. */
  shape: 'hero' | 'split' | 'slim' | 'words'
}

/** The words of a banner are dark, unless its content says otherwise. */
const isLight = ({ textDisplayMode }: ContentAsset) => textDisplayMode === 'Light'

const TEXTS = ['heading', 'paragraph', 'ctaText', 'buttons', 'liveText'] as const

/** A picture or a video with its text, announcement and buttons. */
export const Graphic = ({ asset, shape }: GraphicProps) => (
  <>
    {asset.announcement && <AnnouncementStrip asset={asset} announcement={asset.announcement} />}
    <PictureAndText asset={asset} shape={shape} />
  </>
)

function PictureAndText({ asset, shape }: GraphicProps) {
  const hasText = TEXTS.some((field) => asset[field] !== undefined) || hasExtras(asset)
  const hasPicture = isGraphic(asset) && !(shape === 'words' && hasText)
  if (!hasPicture && !hasText) return null
  return (
    <Banner
      shape={hasPicture ? shape : 'words'}
      text={isLight(asset) ? 'light' : 'dark'}
      {...sourceLanguage(asset)}
      id={asset.anchorId}
    >
      {hasPicture && <BannerPicture asset={asset} isLone={!hasText} isHero={shape === 'hero'} />}
      {hasText && <GraphicText asset={asset} size={HEADINGS[shape]} />}
    </Banner>
  )
}

const HEADINGS = { hero: 'display', split: 'title', slim: 'title', words: 'heading' } as const

interface GraphicTextProps {
  asset: ContentAsset
  size: (typeof HEADINGS)[GraphicProps['shape']]
}

function GraphicText({ asset, size }: GraphicTextProps) {
  const linkTo = useLinkTo()
  const { eyebrow, heading, paragraph, ctaText, liveText } = asset
  const tint = tintOf('copy', asset.id)
  const target = asset.ctaHref ?? asset.href
  return (
    <div className="words">
      <div className="copy">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {heading && (
          <Heading size={size}>
            <LinkedHeading asset={asset} />
          </Heading>
        )}
        {paragraph && (
          <Prose>
            <Html html={paragraph} />
          </Prose>
        )}
        {liveText && (
          <Prose className={tint}>
            <Tint className={tint} color={asset.liveTextColor} ground={groundOf(isLight(asset))} />
            <Html html={liveText} />
          </Prose>
        )}
        {asset.graphicParagraph && <Text tone="quiet">{asset.graphicParagraph}</Text>}
      </div>
      <ExtrasPart asset={asset} />
      {ctaText && target && (
        <ButtonLink tone="primary" {...linkTo(target, asset)}>
          {ctaText}
        </ButtonLink>
      )}
      <AssetButtons asset={asset} />
    </div>
  )
}
