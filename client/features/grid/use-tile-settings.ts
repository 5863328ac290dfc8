import { useQuery } from '@tanstack/react-query'

import { offersPickup } from '#shared/stores/offers-pickup.ts'

import { useCatalog } from '../../app/app-context.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import type { TileSettings } from './tile-offer.ts'

/** Read once for a list: a query for each of its tiles would take longer than the tiles. */
export function useTileSettings(): TileSettings {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return {
    hasPickup: preferences ? offersPickup(preferences) : false,
    hasRatings: preferences?.bvEnableRR_C2013 ?? true,
    hasQuickLook: preferences?.enableQuicklookInGrid ?? false,
  }
}
