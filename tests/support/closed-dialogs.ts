import { COOKIES } from '#shared/storage/cookie-declarations.ts'
import { WELCOME_COOKIE } from '#shared/storage/cookies.ts'

/** The cookies that the content of each site names for its welcome dialog. */
const WELCOME = [WELCOME_COOKIE.name, 'welcome-modal-ca']

/** The cookie of a visitor who has rejected every optional cookie, so that no banner asks. */
export const allRejected = (url: string) => ({ name: COOKIES.consent.name, value: 'none', url })

/** The cookies of a visitor who has chosen and closed the dialogs that open by themselves, for the shop at an address. */
export const closedDialogs = (url: string) =>
  [COOKIES.redirect.name, ...WELCOME]
    .map((name) => ({ name, value: '1', url }))
    .concat(allRejected(url))
