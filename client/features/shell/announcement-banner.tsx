import type { Slot } from '#shared/contract/content.ts'

import { Html } from '../../app/html.tsx'
import { AnnouncementStrip } from '../modules/announcement-strip.tsx'

/** The announcement above the header, with the details of its promotion (slot `header-announcement-banner`). */
export function AnnouncementBanner({ slot }: { slot: Slot | undefined }) {
  const asset = slot?.assets.find(({ announcement }) => announcement)
  if (!asset?.announcement) return null
  const { ctaText, heading, description } = asset.promotion ?? {}
  return (
    <AnnouncementStrip asset={asset} announcement={asset.announcement}>
      {ctaText && description && (
        <details>
          <summary>{ctaText}</summary>
          <div className="promotion">
            {heading && <strong>{heading}</strong>}
            <Html html={description} />
          </div>
        </details>
      )}
    </AnnouncementStrip>
  )
}
