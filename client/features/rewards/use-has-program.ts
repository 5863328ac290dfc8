import { useQueryClient } from '@tanstack/react-query'

import { useCatalog } from '../../app/app-context.ts'
import { loadedPreferences } from '../catalog/shared-queries.ts'

/** Whether the site has a loyalty program. Where it has none, or nobody knows, there is not a word of rewards. */
export const useHasProgram = () =>
  loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled === true
