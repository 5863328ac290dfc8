import type { ReactNode } from 'react'

import type { Slot } from '#shared/contract/content.ts'

import { AnnouncementBanner } from './announcement-banner.tsx'
import { BrowserPickupBar } from './browser-pickup-bar.tsx'
import { FooterColumns, LegalLinks, SocialLinks } from './footer-links.tsx'
import { PromoSlider } from './promo-slider.tsx'
import type { ShellSlot } from './queries.ts'

/** What header and footer show of each slot. Browsers load this only to render the shell themselves. */
export const SHELL_PARTS: Record<ShellSlot, (props: { slot: Slot | undefined }) => ReactNode> = {
  announcement: AnnouncementBanner,
  promotions: PromoSlider,
  pickup: BrowserPickupBar,
  social: SocialLinks,
  columns: FooterColumns,
  legal: LegalLinks,
}
