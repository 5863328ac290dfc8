import { useQuery } from '@tanstack/react-query'

import type { RuleOverrides } from '#shared/contract/preferences.ts'

import { useCatalog } from '../../frame/frame-context.ts'
import { preferencesQuery } from '../catalog/queries.ts'

/** What the site judges by rules of its own. Until it can be asked, the shop's hold here, and the edge knows better. */
export function useRuleOverrides(): RuleOverrides {
  const { data } = useQuery(preferencesQuery(useCatalog()))
  return data?.validationRegexConfig ?? {}
}
