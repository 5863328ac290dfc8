import { addGiftCertificate } from '../support/gift-certificate.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, type Page } from './shop.ts'
import { PREFIX } from './visits.ts'

interface Wanted {
  productId: string
  quantity?: number
}

/** Fills the bag with the same requests as the page, and opens it. */
export async function openBagWith(
  page: Page,
  wanted: readonly Wanted[],
  locale: keyof typeof PREFIX = 'en-US',
) {
  await page.goto(`${PREFIX[locale]}/cart`)
  for (const each of wanted) await addToBag(page, each, locale)
  await page.reload()
  await hydrated(page)
}

/** Adds an item without the knowledge of the page. */
export async function addToBag(
  page: Page,
  { productId, quantity = 1 }: Wanted,
  locale: keyof typeof PREFIX = 'en-US',
) {
  const status = await page.evaluate(putIntoBag, {
    address: `/api/bag/items?${new URLSearchParams({ site: locale === 'en-US' ? 'us' : 'ca', locale })}`,
    item: { productId, quantity },
  })
  expect(status, productId).toBe(200)
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

async function putIntoBag({ address, item }: { address: string; item: Wanted }) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(item),
  })
  return answer.status
}

export const linesOf = (page: Page) => page.locator('#content li[id^="line-"]')

/** The quantity field of the bag's only line, or of the line with the given name. */
export const quantityOf = (page: Page, name = /./) =>
  page.locator('#content').getByRole('spinbutton', { name })

export const totalOf = (page: Page) => page.locator('.total strong')

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
