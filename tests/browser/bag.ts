import { addGiftCertificate } from '../support/gift-certificate.ts'
import { addressOf } from './built-chunks.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

interface Wanted {
  productId: string
  quantity?: number
}

/** Fills the bag and opens it. */
export async function openBagWith(
  page: Page,
  wanted: readonly Wanted[],
  locale: keyof typeof PREFIX = 'en-US',
) {
  for (const each of wanted) await addToBag(page, each, locale)
  await page.goto(`${PREFIX[locale]}/cart`)
  await hydrated(page)
}

/** Adds an item with the same request as a page, which does not know of it. */
export async function addToBag(
  page: Page,
  { productId, quantity = 1 }: Wanted,
  locale: keyof typeof PREFIX = 'en-US',
) {
  const site = locale === 'en-US' ? 'us' : 'ca'
  const answer = await page.request.post(
    `/api/bag/items?${new URLSearchParams({ site, locale })}`,
    {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
      data: { productId, quantity },
    },
  )
  expect(answer.status(), productId).toBe(200)
}

/** Adds gift certificates of 25 dollars to the bag, which is not empty. */
export async function addGifts(page: Page, recipients: readonly string[]) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name.endsWith('us-session'))?.value
  for (const recipientName of recipients) {
    const recipientEmail = `${recipientName.toLowerCase()}@example.org`
    await addGiftCertificate(
      { sandbox: SANDBOX, site: 'us', cookie },
      { recipientName, recipientEmail },
    )
  }
}

export const linesOf = (page: Page) => page.locator('#content li[id^="line-"]')

/** The quantity field of the bag's only line, or of the line with the given name. */
export const quantityOf = (page: Page, name = /./) =>
  page.locator('#content').getByRole('spinbutton', { name })

export const totalOf = (page: Page) => page.locator('.total strong')

/** Waits for the code that a page loads when it is idle, and for that of changes: offline they need it. */
export async function canChangeBag(page: Page) {
  await expect(page.locator('html[data-modal]')).toBeAttached()
  const code = addressOf('open-bag-mutations')
  await page.waitForFunction(
    (file) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.endsWith(file) && entry.duration > 0),
    code,
  )
}

/** Waits until all changes are saved. */
export async function settled(page: Page) {
  await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0)
}

/** The methods of all mutation requests to the bag from now on. */
export function actionsOf(page: Page) {
  const actions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/bag/')) actions.push(request.method())
  })
  return actions
}
