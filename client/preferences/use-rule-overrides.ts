import { useQuery } from '@tanstack/react-query'

import type { SiteRules } from '#shared/fields/judge.ts'
import type { RuleOverrides } from '#shared/preferences/preferences.ts'

import { useCatalog } from '../kit/app-context.ts'
import { preferencesQuery } from './queries.ts'

/** The site's own validation rules. Until they are loaded, the default rules apply. */
export function useRuleOverrides(): RuleOverrides {
  const { data } = useQuery(preferencesQuery(useCatalog()))
  return data?.validationRegexConfig ?? {}
}

/** The fields that have a rule of the site's own. The edge applies it on submit. */
export function useSiteRules(): SiteRules {
  const left = (rules: object) =>
    Object.fromEntries(Object.keys(rules).map((field) => [field, 'left to the edge' as const]))
  const overrides = Object.entries(useRuleOverrides())
  return Object.fromEntries(overrides.map(([country, rules]) => [country, left(rules)]))
}
