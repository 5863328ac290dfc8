import { openBagWith } from './bag.ts'
import { follow, toMyAccount, toNativeApp, toRegistration, withoutMessages } from './journeys.ts'
import { expect, fakeSession, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'
import { open } from './whole-page.ts'

/** The link to the account works without its menu. */
async function toAccount(page: Page) {
  await open(page, '/')
  await page.getByRole('banner').locator('.account > a').click()
  await page.getByRole('banner').locator('.account > a').click()
  await expect(page).toHaveURL('/my-account')
}

/** The link to sign in leads to the page instead. */
async function toLogin(page: Page) {
  await open(page, '/customer-care')
  await page.locator('footer').getByRole('link', { name: 'Sign In or Sign Up' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** The form of the hearts leads to signing in instead. */
async function toWishList(page: Page) {
  await open(page, '/p/JW0801')
  await page.locator('#content button[form="hearts"]').first().click()
  await expect(page).toHaveURL(/\/login\?from=/)
}

/** A page of a customer's account. Each has a customer of its own: a login may be used once a second. */
const toOwnPage = (path: string, login: string) => async (page: Page) => {
  await open(page, '/')
  await signIn(page, `${login}@shoppers.example`)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The edge renders these pages, and leads visitors to sign in. */
const toCustomersOnly = (path: string) => (page: Page) => page.goto(path)

const toAddressBook = toOwnPage('/my-account/address-list', 'list20')

/** What loads the chunks of signing in and of the account's menus. */
export const accountJourneys: Record<string, (page: Page) => Promise<unknown>> = {
  'account-form': toRegistration,
  'account-frame': toOwnPage('/my-account/address-list', 'list40'),
  'addresses-page': toAddressBook,
  'payment-methods-page': toOwnPage('/my-account/payment-methods', 'list40'),
  'profile-page': toOwnPage('/my-account/edit-profile', 'opted-out'),
  'account-menu': withoutMessages,
  'account-panel': toAccount,
  'account-parts': toAccount,
  'code-sign-in': (page) => open(page, '/login?step=email'),
  'complete-registration-page': (page) => page.goto('/complete-registration'),
  'expired-link-page': (page) => follow(page, '/', '/set-new-password-expired'),
  'keep-informed': toNativeApp,
  'native-bridge': toNativeApp,
  'last-time': async (page) => {
    await openBagWith(page, [{ productId: 'JW0801' }])
    await fakeSession(page, { customerType: 'registered', firstName: 'Ana', bagCount: 1 })
    await follow(page, '/', '/cart')
    // The other way to the checkout is there.
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  },
  'login-page': (page) => follow(page, '/', '/login'),
  'modal-frame': toLogin,
  'my-account-page': toMyAccount,
  'new-password-page': (page) => open(page, '/set-new-password'),
  // Passkeys are not offered for IP addresses, so only their code is asked for here.
  'passkey-sign-in': (page) => open(page, '/login'),
  passkeys: toMyAccount,
  'how-rewards-work-page': toCustomersOnly('/my-account/wallet/how-rewards-work'),
  'points-history-page': toCustomersOnly('/my-account/my-points-history'),
  'rejected-change': toAddressBook,
  'scent-scription-page': toCustomersOnly('/my-account/scent-scription'),
  'wallet-page': toCustomersOnly('/my-account/wallet'),
  'load-if-customer': toCustomersOnly('/my-account/wallet/how-rewards-work'),
  'not-member': toOwnPage('/my-account/wallet', 'list20'),
  wallet: toOwnPage('/my-account/wallet', 'list40'),
  'order-page': (page) => page.goto('/my-account/order-history/00000000'),
  'orders-page': (page) => page.goto('/my-account/order-history'),
  'password-reset-page': (page) => follow(page, '/', '/my-account/reset'),
  'activation-page': (page) => page.goto('/activate-success'),
  'join-rewards-page': (page) => page.goto('/loyalty-rewards/join'),
  'registration-page': toRegistration,
  'sign-in': toLogin,
  'sign-in-dialog': toLogin,
  'use-hover-panel': toAccount,
  hearts: toWishList,
  'wish-list': toWishList,
  'wish-list-page': (page) => follow(page, '/', '/my-account/wishlist'),
  'customer-menus': async (page) => {
    await fakeSession(page, { customerType: 'registered' })
    await open(page, '/')
    await expect(page.locator('footer').getByRole('link', { name: 'Order Tracking' })).toBeVisible()
  },
}
