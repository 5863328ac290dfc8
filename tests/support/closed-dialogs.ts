import { COOKIES } from '#shared/browser-storage.ts'
import { WELCOME_COOKIE } from '#shared/shell/storage.ts'

/** The cookie of each site's welcome dialog, as its content names it. */
const WELCOME = [WELCOME_COOKIE.name, 'welcome-modal-ca']

/** The cookie of a visitor who has rejected every optional cookie, which hides the banner. */
export const allRejected = (url: string) => ({ name: COOKIES.consent.name, value: 'none', url })

/**
 * The cookies of a visitor who has made a consent choice and closed the automatic dialogs, for the shop at an address.
 */
export const closedDialogs = (url: string) =>
  [COOKIES.redirect.name, ...WELCOME]
    .map((name) => ({ name, value: '1', url }))
    .concat(allRejected(url))
