import type { ReactNode } from 'react'

import type { ContentAsset } from '#shared/content/content.ts'

import { Tint } from '../../kit/tint.tsx'
import { Announcement } from '../../ui/banner.tsx'
import { sourceLanguage, tintOf } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'

interface AnnouncementStripProps {
  asset: ContentAsset
  announcement: NonNullable<ContentAsset['announcement']>
  /** What follows the text. */
  children?: ReactNode
}

/** A strip of text in the colors of its content. */
export function AnnouncementStrip({ asset, announcement, children }: AnnouncementStripProps) {
  const { heading, subHeading, href, background, color } = announcement
  const linkTo = useLinkTo()
  const tint = tintOf(asset.id)
  return (
    <Announcement className={tint} {...sourceLanguage(asset)}>
      <Tint className={tint} background={background} color={color} />
      <strong>{href ? <a {...linkTo(href, asset)}>{heading}</a> : heading}</strong>
      {subHeading && <span>{subHeading}</span>}
      {children}
    </Announcement>
  )
}
