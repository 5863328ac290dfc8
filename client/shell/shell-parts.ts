import type { ReactNode } from 'react'

import * as features from '#shop/features.ts'
import type { Slot } from '#shared/content/content.ts'

import { BrowserPickupBar } from './pickup-bar.tsx'
import { ContactAndSocialLinks, FooterColumns, LegalLinks } from './footer-links.tsx'
import { PromoSlider } from './promo-slider.tsx'
import type { ShellPart } from './shell-data.ts'

interface ShellPartProps {
  slot: Slot | undefined
  announcements: Slot | undefined
}

/** What header and footer show of each slot. Browsers load this only to render the shell themselves. */
export const SHELL_PARTS: Record<ShellPart, (props: ShellPartProps) => ReactNode> = {
  promotions: PromoSlider,
  pickup: features.pickup ? BrowserPickupBar : () => null,
  social: ContactAndSocialLinks,
  columns: FooterColumns,
  legal: LegalLinks,
}
