import * as v from 'valibot'

import { needsSpecial } from '#shared/account/password.ts'
import type { RuleOverrides } from '#shared/preferences/preferences.ts'
import {
  RULED_FIELDS,
  type RuledField,
  type SiteRule,
  type SiteRules,
} from '#shared/fields/judge.ts'
import { SITES } from '#shared/site/site.ts'

import { linearPattern } from './linear-pattern.ts'

const MAX_CONFIG_LENGTH = 10_000
const MAX_PATTERN_LENGTH = 200
const MAX_NAME_LENGTH = 40

const Config = v.pipe(
  v.string(),
  v.maxLength(MAX_CONFIG_LENGTH),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.unknown())),
)

interface Ignored {
  site?: string
  field?: string
  reason: string
}

export type WarnOfRule = (message: string, fields: Record<string, string>) => void

/**
 * Parses the sites' own validation rules, in the form `{site: {field: pattern}}`. A site's rules apply to
 * addresses in its country. An unusable rule is logged and ignored, and the shop's default rule applies.
 */
export function mapRuleOverrides(raw: unknown, warn: WarnOfRule): RuleOverrides {
  const ignore = (ignored: Ignored) => warn('validation rule ignored', { ...ignored })
  if (raw === undefined || raw === null || raw === '') return {}
  const config = v.safeParse(Config, raw)
  if (!config.success) {
    ignore({ reason: 'not JSON in the form {site: {field: pattern}}' })
    return {}
  }
  const overrides: RuleOverrides = {}
  for (const [siteId, patterns] of Object.entries(config.output)) {
    const site = SITES.find(({ id }) => id === siteId)
    if (site) overrides[site.country] = usable(patterns, (one) => ignore({ site: siteId, ...one }))
    else ignore({ site: siteId.slice(0, MAX_NAME_LENGTH), reason: 'no such site' })
  }
  return overrides
}

function usable(patterns: Record<string, unknown>, ignore: (ignored: Ignored) => void) {
  const used: RuleOverrides[string] = {}
  for (const [name, pattern] of Object.entries(patterns)) {
    const field = RULED_FIELDS.find((known) => known === name)
    const rule = field ? ruleFor(field, pattern) : { unusable: 'no such field' }
    if ('unusable' in rule) ignore({ field: name.slice(0, MAX_NAME_LENGTH), reason: rule.unusable })
    else if (field) used[field] = rule
  }
  return used
}

function ruleFor(field: RuledField, pattern: unknown) {
  if (typeof pattern !== 'string' || pattern === '') return { unusable: 'not a pattern' }
  if (pattern.length > MAX_PATTERN_LENGTH) return { unusable: 'too long' }
  const compiled = linearPattern(pattern)
  if ('unusable' in compiled) return compiled
  if (compiled.isSlow()) return { unusable: 'may be slow' }
  return { pattern, needsSpecial: field === 'password' && needsSpecial(compiled.matches) }
}

/** The rules of the sites' own preferences, ready to apply. */
export const siteRulesOf = (overrides: RuleOverrides): SiteRules =>
  Object.fromEntries(
    Object.entries(overrides).map(([country, rules]) => [country, compiled(rules)]),
  )

const compiled = (rules: RuleOverrides[string]): Record<string, SiteRule> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, { pattern }]) => {
      const rule = pattern === undefined ? null : linearPattern(pattern)
      return rule && 'matches' in rule ? [[field, rule.matches]] : []
    }),
  )
