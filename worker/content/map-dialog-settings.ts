import { isFreeCookieName } from '#shared/browser-storage.ts'
import { MAX_WELCOME_DAYS, WELCOME_COOKIE } from '#shared/shell/storage.ts'

import type { WireEmailConfig, WireSlot } from './upstream.ts'

/** Far more, and far longer ones, than a shop has without the dialog. Every document contains them. */
const MAX_PATHS = 50
const MAX_PATH = 200

/** When the dialog of a slot opens. Settings that are not valid become the defaults. */
export const mapDialogSettings = ({ emailConfig, pwaPageSupression }: WireSlot) => ({
  cookie: emailConfig ? mapCookie(emailConfig) : undefined,
  suppressedPaths: pwaPageSupression
    ?.map((path) => path.trim())
    .filter((path) => path.startsWith('/') && path.length <= MAX_PATH)
    .slice(0, MAX_PATHS),
})

function mapCookie({ cookieName, cookieDuration }: WireEmailConfig) {
  const name = cookieName?.trim() ?? ''
  const days = Number(cookieDuration ?? WELCOME_COOKIE.days)
  const isValid = Number.isInteger(days) && days >= 1 && days <= MAX_WELCOME_DAYS
  return {
    name: isFreeCookieName(name) ? name : WELCOME_COOKIE.name,
    days: isValid ? days : WELCOME_COOKIE.days,
  }
}
