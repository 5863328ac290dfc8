import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { Slot } from '#shared/contract/content.ts'

import { navigationQuery, preferencesQuery, slotsQuery } from '../catalog/shared-queries.ts'
import {
  NEWSLETTER_SLOT,
  newsletterContent,
  type NewsletterContent,
} from '../newsletter/newsletter-content.ts'

export const FOOTER_SLOTS: readonly string[] = ['footer-list-menu', 'footer-legal-links']

export const footerSlotsQuery = (catalog: Catalog) => slotsQuery(catalog, FOOTER_SLOTS)

/** The footer's slots that a page has loaded. */
export const loadedFooterSlots = (queryClient: QueryClient, catalog: Catalog): Slot[] | undefined =>
  queryClient.getQueryData(footerSlotsQuery(catalog).queryKey)

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
    loadFooter({ catalog, queryClient }),
    queryClient.query(preferencesQuery(catalog)),
  ])
  const [, asset, preferences] = parts
  return {
    isComplete: parts.every((part) => part.status === 'fulfilled'),
    newsletter: newsletterContent(
      asset.status === 'fulfilled' ? asset.value : undefined,
      preferences.status === 'fulfilled' ? preferences.value : null,
    ),
  }
}

/** Loads all slots of the footer in one request. @returns the texts of the newsletter form */
async function loadFooter({ catalog, queryClient }: ShellContext) {
  const slots = await catalog.getSlots([...FOOTER_SLOTS, NEWSLETTER_SLOT], null)
  const [newsletter, others] = [
    slots.find(({ id }) => id === NEWSLETTER_SLOT),
    slots.filter(({ id }) => id !== NEWSLETTER_SLOT),
  ]
  queryClient.setQueryData(footerSlotsQuery(catalog).queryKey, others)
  return newsletter?.assets[0]
}
