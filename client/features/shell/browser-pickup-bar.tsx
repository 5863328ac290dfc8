import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/contract/content.ts'

import { useCatalog } from '../../app/app-context.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { hasPickupBar, PickupBar } from './pickup-bar.tsx'

/** The bar about store pickup, for a browser that renders the shell itself. */
export function BrowserPickupBar({ slot }: { slot: Slot | undefined }) {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return preferences && hasPickupBar(preferences) && <PickupBar slot={slot} />
}
