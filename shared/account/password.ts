import { takes, type SiteRule } from '../fields/judge.ts'
import type { FieldCode } from '../http/problem.ts'

/** The length of a new password (spec 1 §5). */
export const PASSWORD_LENGTH = { least: 10, most: 50 } as const

/** The characters of the text about special characters (spec 1 §8). */
const SPECIAL_CHARACTERS = Array.from("$%/()[]{}'=?!.,-_*|+~#@^&")

interface PasswordRule {
  code: FieldCode
  isKept: (password: string) => boolean
}

/** The rules for a new password, in the order in which they are listed and reported (spec 1 §5). */
const RULES: readonly PasswordRule[] = [
  {
    code: 'password-short',
    isKept: (password) => countCharacters(password) >= PASSWORD_LENGTH.least,
  },
  { code: 'password-lower', isKept: (password) => /[a-z]/.test(password) },
  { code: 'password-upper', isKept: (password) => /[A-Z]/.test(password) },
  { code: 'password-number', isKept: (password) => /\d/.test(password) },
  { code: 'password-spaces', isKept: (password) => !/\s/.test(password) },
  {
    code: 'password-long',
    isKept: (password) => countCharacters(password) <= PASSWORD_LENGTH.most,
  },
]

const SPECIAL: PasswordRule = {
  code: 'password-special',
  isKept: (password) => SPECIAL_CHARACTERS.some((character) => password.includes(character)),
}

const countCharacters = (password: string) => Array.from(password).length

/** The codes of the rules that a site's form lists. */
export const passwordRules = (needsSpecial = false): readonly FieldCode[] =>
  rulesFor(needsSpecial)
    .map(({ code }) => code)
    .filter((code) => code !== 'password-long')

/** The rules that a password does not keep. */
export const brokenPasswordRules = (password: string, needsSpecial = false): readonly FieldCode[] =>
  rulesFor(needsSpecial)
    .filter(({ isKept }) => !isKept(password))
    .map(({ code }) => code)

const rulesFor = (needsSpecial: boolean) => (needsSpecial ? [...RULES, SPECIAL] : RULES)

/**
 * The first problem of a new password. If the site has a rule, it decides, and the shop's rules say what is missing.
 * Nothing is trimmed or normalized.
 */
export function passwordProblem(password: string, siteRule?: SiteRule): FieldCode | null {
  if (password === '') return 'required'
  if (!siteRule) return brokenPasswordRules(password)[0] ?? null
  if (takes(siteRule, password)) return null
  return brokenPasswordRules(password, needsSpecial(siteRule))[0] ?? 'password-other'
}

/** A password that keeps every rule of the shop, and has no special character. */
const PLAIN = 'Candlelight12'

/** Whether a site's rule rejects a good password only because it has no special character. */
export const needsSpecial = (siteRule: SiteRule): boolean =>
  !takes(siteRule, PLAIN) &&
  SPECIAL_CHARACTERS.some((character) => takes(siteRule, PLAIN + character))
