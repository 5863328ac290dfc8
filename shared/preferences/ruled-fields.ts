import type { RuleOverrides } from './preferences.ts'

/** The fields that have a rule of the site, without their patterns: browsers need no more. */
export function ruledFields(overrides: RuleOverrides): RuleOverrides {
  const fieldsOf = (rules: RuleOverrides[string]) =>
    Object.fromEntries(
      Object.entries(rules).map(([field, rule]) => [
        field,
        rule.needsSpecial ? { needsSpecial: true } : {},
      ]),
    )
  return Object.fromEntries(
    Object.entries(overrides).map(([country, rules]) => [country, fieldsOf(rules)]),
  )
}
