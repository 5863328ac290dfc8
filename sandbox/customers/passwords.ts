import { toHex } from '../platform/hex.ts'
import { tooManyGuesses } from '../platform/problems.ts'
import { countRequest, resetGuesses } from '../auth/request-limit.ts'
import { wrongPassword } from './customer-problems.ts'
import type { CustomerRow } from './customer-row.ts'

/** The maximum that workerd's WebCrypto allows in one call. */
const ITERATIONS = 100_000
const SALT_BYTES = 16
const KEY_BITS = 256

/** A password as stored: PBKDF2 over SHA-256 with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return `${toHex(salt)}.${toHex(await derive(password, salt))}`
}

/**
 * Whether the password matches the stored hash. Without a hash the same work is done, so that both
 * cases take the same time.
 */
export async function isPassword(given: string, stored: string | null): Promise<boolean> {
  const [salt = '', expected = ''] = (stored ?? UNMATCHED).split('.')
  const derived = toHex(await derive(given, toBytes(salt)))
  const difference = Array.from(derived).reduce(
    (seen, digit, at) => seen | (digit.charCodeAt(0) ^ expected.charCodeAt(at)),
    0,
  )
  return difference === 0 && stored !== null
}

const UNMATCHED = `${'00'.repeat(SALT_BYTES)}.${'00'.repeat(KEY_BITS / 8)}`

async function derive(password: string, salt: Uint8Array<ArrayBuffer>) {
  const secret = new TextEncoder().encode(password)
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, KEY_BITS))
}

const toBytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * Checks the current password, with the same limit on wrong attempts as at sign-in, so that an open
 * session does not allow more guesses.
 * @throws ProblemError unless it is the customer's password, and 429 after six wrong attempts.
 */
export async function requireCurrentPassword(
  db: D1Database,
  { siteId, login, passwordHash }: CustomerRow,
  given: string,
  now: number,
) {
  const requested = { siteId, login }
  const wait = await countRequest(db, 'password', requested, now)
  if (wait > 0) throw tooManyGuesses('too-many-password-attempts', wait)
  if (!(await isPassword(given, passwordHash))) throw wrongPassword()
  await resetGuesses(db, 'password', requested)
}
