import { badRequest } from '../platform/problems.ts'

const MIN_CHARACTERS = 10
const MAX_CHARACTERS = 50

const rules: { broken: (password: string) => boolean; says: string }[] = [
  {
    broken: (password) => Array.from(password).length < MIN_CHARACTERS,
    says: `Password must contain at least ${MIN_CHARACTERS} characters.`,
  },
  {
    broken: (password) => Array.from(password).length > MAX_CHARACTERS,
    says: `Password must contain at most ${MAX_CHARACTERS} characters.`,
  },
  {
    broken: (password) => !/[a-z]/.test(password),
    says: 'Password must contain at least one lower-case letter (a-z).',
  },
  {
    broken: (password) => !/[A-Z]/.test(password),
    says: 'Password must contain at least one upper-case letter (A-Z).',
  },
  {
    broken: (password) => !/\d/.test(password),
    says: 'Password must contain at least one number (0-9).',
  },
  { broken: (password) => /\s/.test(password), says: 'Password cannot contain spaces.' },
]

/** The errors of a new password, a sentence for each broken rule. */
export const passwordViolations = (password: string): string[] =>
  rules.filter(({ broken }) => broken(password)).map(({ says }) => says)

/** @throws ProblemError that lists every broken rule. */
export function requireStrongPassword(password: string, parameter = 'password') {
  const faults = passwordViolations(password)
  if (faults.length > 0) throw badRequest(faults.join(' '), { parameter, violations: faults })
}
