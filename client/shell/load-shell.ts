import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { WELCOME_SLOT } from '#shared/shell/dialogs.ts'

import { preferencesQuery } from '../preferences/queries.ts'
import { navigationQuery } from '../listing/navigation-query.ts'
import { newsletterContent, type NewsletterContent } from '../newsletter/newsletter-content.ts'
import { SHELL_SLOTS, shellSlotsQuery } from './shell-data.ts'
import { WELCOME_SETTINGS_KEY, welcomeSettings } from './welcome-settings.ts'

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
  const loaded = slots.status === 'fulfilled' ? slots.value : []
  const ofNewsletter = loaded.find(({ id }) => id === SHELL_SLOTS.social)
  queryClient.setQueryData(
    WELCOME_SETTINGS_KEY,
    welcomeSettings(loaded.find(({ id }) => id === WELCOME_SLOT)),
  )
  return {
    isComplete: parts.every((part) => part.status === 'fulfilled'),
    newsletter: newsletterContent(
      ofNewsletter?.assets[0],
      preferences.status === 'fulfilled' ? preferences.value : null,
    ),
  }
}
