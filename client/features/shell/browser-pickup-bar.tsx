import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/content/content.ts'

import { useCatalog } from '../../app/app-context.ts'
import { useSession } from '../../app/session.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { hasPickupBar } from './has-pickup-bar.ts'
import { PickupBar } from './pickup-bar.tsx'

/** The bar about store pickup, for a browser that renders the shell itself. */
export function BrowserPickupBar({ slot }: { slot: Slot | undefined }) {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const session = useSession()
  const isShown = session?.customerType === 'registered' || hasPickupBar(preferences)
  return isShown && <PickupBar slot={slot} storeName={session?.store?.storeName ?? null} />
}
