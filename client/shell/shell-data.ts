import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { Slot } from '#shared/content/content.ts'
import { WELCOME_SLOT } from '#shared/shell/dialogs.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

import { slotsQuery } from '../content/queries.ts'

/** The slots of header and footer, by what the edge renders of them. */
export const SHELL_SLOTS = {
  announcement: 'header-announcement-banner',
  promotions: 'header-promo-banner',
  pickup: 'header-pickup-promo',
  social: 'footer-social-email',
  columns: 'footer-list-menu',
  legal: 'footer-legal-links',
} as const
export type ShellSlot = keyof typeof SHELL_SLOTS
/** Announcements are shown together with the promotions. */
export type ShellPart = Exclude<ShellSlot, 'announcement'>

export const SHELL_SLOT_IDS: readonly string[] = [...Object.values(SHELL_SLOTS), WELCOME_SLOT]

export const shellSlotsQuery = (catalog: Catalog) => slotsQuery(catalog, SHELL_SLOT_IDS)

/** The slots of header and footer that a page has loaded. */
export const loadedShellSlots = (queryClient: QueryClient, catalog: Catalog): Slot[] | undefined =>
  queryClient.getQueryData(shellSlotsQuery(catalog).queryKey)

/**
 * Whether the bar about store pickup is shown, as far as a document for everybody can tell (spec 1 §2.2). Registered
 * customers see it on every site; there it comes with the session.
 */
export const hasPickupBar = (
  preferences: Pick<SitePreferences, 'enableStorePickUp' | 'bondLoyaltyEnabled'> | undefined,
) => Boolean(preferences?.enableStorePickUp || preferences?.bondLoyaltyEnabled)
