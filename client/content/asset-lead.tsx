import type { ReactNode } from 'react'

import type { ContentAsset } from '#shared/content/content.ts'
import type { TrustedHtml } from '#shared/text/html.ts'

import { Html } from '../kit/html.tsx'
import { Lead } from './look.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Eyebrow, Heading, Prose } from '../ui/text.tsx'
import { AssetButtons } from './modules/asset-buttons.tsx'
import { BannerPicture } from './modules/banner-picture.tsx'
import { isGraphic } from './modules/module.ts'
import { sourceLanguage } from './modules/asset-attributes.ts'
import { useLinkTo } from './modules/use-link-to.ts'

interface AssetLeadProps {
  asset: ContentAsset
  /** Missing where the heading of the page stands above. */
  title?: string
  /** The shop's own way on, before those of the content. */
  children?: ReactNode
}

/** Whether a page of content begins with its picture. */
export const hasLead = (asset: ContentAsset | undefined): asset is ContentAsset =>
  asset !== undefined && isGraphic(asset)

/** The beginning of a page of content: its picture, with its words and the ways on. */
export function AssetLead({ asset, title, children }: AssetLeadProps) {
  const linkTo = useLinkTo()
  const { eyebrow, paragraph, ctaText, ctaHref } = asset
  return (
    <Lead {...sourceLanguage(asset)}>
      <BannerPicture asset={asset} isLone={false} />
      <div className="words">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {title && <Heading as="h1">{title}</Heading>}
        {paragraph && (
          <Prose>
            <Html html={paragraph} />
          </Prose>
        )}
        <div className="ways">
          {children}
          {ctaText && ctaHref && (
            <ButtonLink tone="primary" {...linkTo(ctaHref, asset)}>
              {ctaText}
            </ButtonLink>
          )}
          <AssetButtons asset={asset} />
        </div>
      </div>
    </Lead>
  )
}

/** The text of a page of content, within `Article`. Its sections stand beside each other where there is room. */
export const AssetText = ({ html }: { html: TrustedHtml }) => (
  <Prose size="wide" className="text">
    <Html html={html} />
  </Prose>
)
