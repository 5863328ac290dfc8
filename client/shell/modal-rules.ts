import type { RedirectOption } from '#shared/content/content.ts'
import { DIALOGS, type DialogName } from '#shared/shell/dialogs.ts'

/** Whether a path without site and locale is among the listed ones. A `*` at the end stands for any rest. */
export const isSuppressed = (path: string, listed: readonly string[]) =>
  listed.some((entry) =>
    entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : path === entry,
  )

/** The dialog that opens next. */
export const firstDue = (due: Record<DialogName, boolean>) =>
  DIALOGS.find((name) => due[name]) ?? null

/** The shops that a visitor can change to: not the one that they are in. */
export const otherCountries = (options: readonly RedirectOption[], own: string) =>
  options.filter(({ countryCode }) => countryCode !== own)

interface Link {
  href: string
  /** Whether content asks for the alert. */
  isMarked: boolean
}

/** Whether shoppers are told before they follow a link: to another host, by mail or by phone (spec 3 §2.6). */
export function isAlerted({ href, isMarked }: Link, ownHosts: readonly string[]) {
  if (!URL.canParse(href)) return false
  const { protocol, host } = new URL(href)
  if (protocol === 'mailto:' || protocol === 'tel:') return true
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return isMarked || !ownHosts.includes(host)
}
