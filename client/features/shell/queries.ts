import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { Slot } from '#shared/contract/content.ts'

import { navigationQuery, preferencesQuery, slotsQuery } from '../catalog/shared-queries.ts'
import { newsletterContent, type NewsletterContent } from '../newsletter/newsletter-content.ts'

/** The slots of header and footer, by what the edge renders of them. */
export const SHELL_SLOTS = {
  announcement: 'header-announcement-banner',
  promotions: 'header-promo-banner',
  social: 'footer-social-email',
  columns: 'footer-list-menu',
  legal: 'footer-legal-links',
} as const
export type ShellSlot = keyof typeof SHELL_SLOTS

export const SHELL_SLOT_IDS: readonly string[] = Object.values(SHELL_SLOTS)

export const shellSlotsQuery = (catalog: Catalog) => slotsQuery(catalog, SHELL_SLOT_IDS)

/** The slots of header and footer that a page has loaded. */
export const loadedShellSlots = (queryClient: QueryClient, catalog: Catalog): Slot[] | undefined =>
  queryClient.getQueryData(shellSlotsQuery(catalog).queryKey)

interface ShellContext {
  catalog: Catalog
  queryClient: QueryClient
}

interface LoadedShell {
  /** Whether all of it was loaded. */
  isComplete: boolean
  newsletter: NewsletterContent
}

/**
 * Loads what stays the same on all pages of a document: the data of header and footer, and the preferences. Pages
 * also render without it. Only the edge loads it.
 */
export async function loadShell({ catalog, queryClient }: ShellContext): Promise<LoadedShell> {
  const parts = await Promise.allSettled([
    queryClient.query(navigationQuery(catalog)),
    queryClient.query(shellSlotsQuery(catalog)),
    queryClient.query(preferencesQuery(catalog)),
  ])
  const [, slots, preferences] = parts
  const ofNewsletter =
    slots.status === 'fulfilled' && slots.value.find(({ id }) => id === SHELL_SLOTS.social)
  return {
    isComplete: parts.every((part) => part.status === 'fulfilled'),
    newsletter: newsletterContent(
      ofNewsletter ? ofNewsletter.assets[0] : undefined,
      preferences.status === 'fulfilled' ? preferences.value : null,
    ),
  }
}
