import type { SiteRule, SiteRules } from '#shared/fields/judge.ts'
import type { RuleOverrides } from '#shared/preferences/preferences.ts'

import { linearPattern } from './linear-pattern.ts'

/** The rules of the sites' own preferences, ready to apply. */
export const siteRulesOf = (overrides: RuleOverrides): SiteRules => ({
  US: compiled(overrides.US),
  CA: compiled(overrides.CA),
})

const compiled = (rules: RuleOverrides['US'] = {}): Record<string, SiteRule> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, { pattern }]) => {
      const rule = pattern === undefined ? null : linearPattern(pattern)
      return rule && 'matches' in rule ? [[field, rule.matches]] : []
    }),
  )
