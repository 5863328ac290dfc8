import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { COOKIES, STORAGE } from '#shared/browser-storage.ts'
import { SECURE_PREFIX } from '#shared/storage/cookies.ts'

import { cookiePurposes } from './cookie-purposes.ts'
import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const DOCUMENT = 'docs/sessions-and-cookies.md'

/** The document with the current tables between its markers. @throws if the markers are missing */
export const withCookiesTable = (document: string) =>
  fillIn(document, { cookies: cookiesTable(), storage: storageTable() })

/** A row for every declared cookie. */
export const cookiesTable = () =>
  table(
    ['Name', 'Purpose', 'Set by', 'Lifetime', 'Flags', 'Consent group'],
    Object.entries(COOKIES).map(([key, cookie]) => [
      `\`${cookie.isPrefixed ? SECURE_PREFIX : ''}${cookie.name}\``,
      cookiePurposes.get(key)?.purpose ?? '',
      cookie.setBy,
      cookiePurposes.get(key)?.lifetime ?? '',
      formatFlags(cookie),
      cookie.group,
    ]),
  )

/** A row for all other browser storage, by its kind. */
export const storageTable = () =>
  table(
    ['Where', 'Name', 'Purpose', 'Lifetime', 'Consent group'],
    Object.values(STORAGE).map(({ name, kind, purpose, lifetime, group }) => [
      kind,
      `\`${name}\``,
      purpose,
      lifetime,
      group,
    ]),
  )

/** Only a development setting without the name's prefix omits `Secure`. */
const formatFlags = ({ httpOnly, sameSite, setBy }: (typeof COOKIES)[keyof typeof COOKIES]) =>
  setBy === 'a tester'
    ? 'none needed'
    : ['Secure', ...(httpOnly ? ['HttpOnly'] : []), `SameSite=${sameSite}`].join(', ')

if (import.meta.main) {
  const path = resolve(ROOT, DOCUMENT)
  writeFileSync(path, withCookiesTable(readFileSync(path, 'utf8')))
}
