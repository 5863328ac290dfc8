import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'

import { navigationQuery, slotsQuery } from '../catalog/queries.ts'

const FOOTER_SLOTS = ['footer-list-menu', 'footer-legal-links'] as const

export const footerSlotsQuery = (catalog: Catalog) => slotsQuery(catalog, FOOTER_SLOTS)

interface ShellContext {
  catalog: Catalog
  queryClient: QueryClient
}

/**
 * Loads the data of header and footer, which also render without it.
 * @returns whether all of it was loaded
 */
export async function loadShell({ catalog, queryClient }: ShellContext) {
  const parts = await Promise.allSettled([
    queryClient.query(navigationQuery(catalog)),
    queryClient.query(footerSlotsQuery(catalog)),
  ])
  return parts.every((part) => part.status === 'fulfilled')
}
