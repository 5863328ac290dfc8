import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { STORAGE } from '#shared/browser-storage.ts'
import { COOKIES } from '#shared/cookie-declarations.ts'
import { SECURE_PREFIX } from '#shared/cookies.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const DOCUMENT = 'docs/sessions-and-cookies.md'

const BEGIN = '<!-- cookies: begin -->'
const END = '<!-- cookies: end -->'

/** The document with the current table between its markers. @throws if the markers are missing */
export function withCookiesTable(text: string): string {
  const [before, rest = ''] = text.split(BEGIN)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no markers`)
  return `${before}${BEGIN}\n\n${cookiesTable().join('\n')}\n\n${END}${after}`
}

/** The lines of a Markdown table with a row for every declared cookie and storage key, aligned as the formatter does it. */
export function cookiesTable(): string[] {
  const cookies = Object.values(COOKIES).map((cookie) => [
    `\`${cookie.isPrefixed ? SECURE_PREFIX : ''}${cookie.name}\``,
    cookie.purpose,
    cookie.setBy,
    cookie.lifetime,
    flagsOf(cookie),
    cookie.group,
  ])
  const stored = Object.values(STORAGE).map(({ name, kind, purpose, lifetime, group }) => [
    `\`${name}\``,
    purpose,
    'the shop',
    lifetime,
    kind,
    group,
  ])
  const rows = [...cookies, ...stored]
  const head = ['Name', 'Purpose', 'Set by', 'Lifetime', 'Flags', 'Consent group']
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** Only a development setting without the name's prefix omits `Secure`. */
const flagsOf = ({ httpOnly, sameSite, setBy }: (typeof COOKIES)[keyof typeof COOKIES]) =>
  setBy === 'a tester'
    ? 'none needed'
    : ['Secure', ...(httpOnly ? ['HttpOnly'] : []), `SameSite=${sameSite}`].join(', ')

if (import.meta.main) {
  const path = resolve(ROOT, DOCUMENT)
  writeFileSync(path, withCookiesTable(readFileSync(path, 'utf8')))
}
