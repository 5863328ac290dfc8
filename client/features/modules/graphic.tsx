import type { ContentAsset } from '#shared/contract/content.ts'

import { Html } from '../../app/html.tsx'
import { Tint } from '../../app/tint.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Eyebrow, Heading, Prose, Text } from '../../ui/text.tsx'
import { AnnouncementStrip } from './announcement-strip.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { linkTo } from './link-to.ts'
import { isGraphic } from './module.ts'
import { tintOf } from './tint-of.ts'

interface GraphicProps {
  asset: ContentAsset
  shape: 'hero' | 'split' | 'slim'
}

/** A picture or a video with its text, announcement and buttons. */
export function Graphic({ asset, shape }: GraphicProps) {
  const hasText = Boolean(asset.heading ?? asset.paragraph ?? asset.ctaText ?? asset.buttons)
  const language = asset.lang ? { lang: asset.lang, translate: 'no' as const } : {}
  return (
    <>
      {asset.announcement && <AnnouncementStrip asset={asset} announcement={asset.announcement} />}
      <Banner shape={isGraphic(asset) ? shape : 'words'} {...language} id={asset.anchorId}>
        {isGraphic(asset) && <BannerPicture asset={asset} isLone={!hasText} />}
        {hasText && <GraphicText asset={asset} isLarge={shape === 'hero'} />}
      </Banner>
    </>
  )
}

function GraphicText({ asset, isLarge }: { asset: ContentAsset; isLarge: boolean }) {
  const { eyebrow, heading, paragraph, ctaText } = asset
  const target = asset.ctaHref ?? asset.href
  return (
    <div className="words">
      <div className="copy">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {heading && (
          <Heading size={isLarge ? 'display' : 'title'}>
            <GraphicHeading asset={asset} />
          </Heading>
        )}
        {paragraph && (
          <Prose>
            <Html html={paragraph} />
          </Prose>
        )}
        {asset.graphicParagraph && <Text tone="quiet">{asset.graphicParagraph}</Text>}
      </div>
      {ctaText && target && (
        <ButtonLink tone="primary" {...linkTo(target, asset)}>
          {ctaText}
        </ButtonLink>
      )}
      <AssetButtons asset={asset} />
    </div>
  )
}

/** Without a call to action, the heading is the link. */
function GraphicHeading({ asset }: { asset: ContentAsset }) {
  const { heading, href, ctaText } = asset
  return href && !ctaText ? <a {...linkTo(href, asset)}>{heading}</a> : heading
}

const MAX_BUTTONS = 6

/** The buttons of a banner, at most six (spec 3 §9.2). */
function AssetButtons({ asset }: { asset: ContentAsset }) {
  const buttons = asset.buttons?.slice(0, MAX_BUTTONS) ?? []
  if (buttons.length === 0) return null
  return (
    <ButtonRow>
      {buttons.map(({ id, text, href, style, target, background }) => {
        const tint = tintOf(asset.id, id)
        return (
          <ButtonLink
            key={id}
            className={background && tint}
            href={href}
            tone={style === 'text' ? 'quiet' : style}
            {...(target && { target, rel: 'noopener' })}
          >
            {background && <Tint className={tint} background={background} />}
            {text}
          </ButtonLink>
        )
      })}
    </ButtonRow>
  )
}
