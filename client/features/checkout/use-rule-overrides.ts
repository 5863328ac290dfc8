import { useQuery } from '@tanstack/react-query'

import type { RuleOverrides } from '#shared/contract/preferences.ts'

import { useCatalog } from '../../app/app-context.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'

/**
 * The site's own validation rules. Until they are loaded, the default rules apply; the edge validates again.
 */
export function useRuleOverrides(): RuleOverrides {
  const { data } = useQuery(preferencesQuery(useCatalog()))
  return data?.validationRegexConfig ?? {}
}
