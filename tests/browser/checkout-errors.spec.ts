import { CARDS, checkOutTo, ownEmail } from './checkout.ts'
import { fillCard, goOn, placeButton, formError } from './checkout-steps.ts'
import { control } from './control.ts'
import { PORT, SANDBOX, SANDBOX_PORT } from './ports.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const PROVIDER = `http://localhost:${SANDBOX_PORT}`
const REFUSED = /status of 4\d\d/

async function mailsTo(email: string) {
  const answer = await fetch(`${SANDBOX}/outbox?to=${email}`, {
    headers: { accept: 'application/json' },
  })
  const { data }: { data: unknown[] } = await answer.json()
  return data.length
}

/** The idempotency keys of all order requests. */
function ordersAskedFor(page: Page) {
  const ids: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') {
      ids.push(request.headers()['idempotency-key'])
    }
  })
  return ids
}

test('a declined card keeps the bag, and another card pays for it after the bank’s challenge', async ({
  page,
  forgive,
}) => {
  const email = ownEmail()
  await checkOutTo(page, 'review', { email, card: CARDS.declined })
  await page.goto('/checkout/review')
  await hydrated(page)
  await placeButton(page).click()
  await expect(formError(page)).toContainText('Your card was declined')
  await expect(page).toHaveTitle(/^Error: Review your order /)
  await formError(page).getByRole('link').click()
  await expect(page).toHaveURL('/checkout/billing')
  await hydrated(page)
  await fillCard(page, CARDS.questioned)
  const code = page.frameLocator('iframe').locator('#bank-code')
  await expect(code).toBeHidden()
  await goOn(page)
  await expect(code).toBeFocused()
  await code.fill('111111')
  await goOn(page)
  await expect(code).toHaveAccessibleDescription(/This is not the code/)
  await code.fill('246810')
  await code.press('Enter')
  await expect(page.getByText('Visa ending in 3220')).toBeVisible()
  await hydrated(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  await expect.poll(() => mailsTo(email)).toBe(1)
  forgive(REFUSED)
})

test('short stock and a higher price are shown and confirmed before anything is ordered', async ({
  page,
  forgive,
}) => {
  const productId = 'JW0215'
  const email = ownEmail()
  await checkOutTo(page, 'review', { email, productId, quantity: 3 })
  await page.goto('/checkout/review')
  await hydrated(page)
  const before = await placeButton(page).innerText()
  await expect(page.getByText('fewer left')).toHaveCount(0)
  try {
    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 1 })
    await placeButton(page).click()
    await expect(formError(page)).toBeFocused()
    await expect(formError(page)).toContainText('Nothing was ordered or charged.')
    await expect(formError(page)).toContainText('Only 1 is left, and you chose 3.')
    await expectAccessible(page)
    await formError(page)
      .getByRole('button', { name: /^Take 1 / })
      .click()
    await expect(page).toHaveURL('/checkout/review')
    await expect(formError(page)).toHaveCount(0)
    await hydrated(page)

    await control('PUT', `/prices/${productId}`, { siteId: 'us', list: 4321 })
    await placeButton(page).click()
    await expect(formError(page)).toContainText(/It was \$[\d.]+, and is now \$43\.21\./)
    await expect(placeButton(page)).not.toHaveText(before)
    const now = (await placeButton(page).innerText()).replace(/^Place order\s·\s/, '')
    await expect(formError(page)).toContainText(now)
    expect(await mailsTo(email)).toBe(0)
    await page.getByRole('link', { name: /^Continue with the new price/ }).click()
    await expect(page).toHaveURL('/checkout/review')
    // The address is that of the document before, which is hydrated as well.
    await expect(formError(page)).toHaveCount(0)
    await hydrated(page)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
    await expect(page.locator('#content .total')).toContainText(now)
  } finally {
    await control('DELETE', `/stock/${productId}?siteId=us`)
    await control('DELETE', `/prices/${productId}?siteId=us`)
  }
  forgive(REFUSED)
})

test('an order whose bag was emptied in another tab leads to the bag', async ({
  page,
  context,
  forgive,
}) => {
  await checkOutTo(page, 'review')
  await page.goto('/checkout/review')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await hydrated(other)
  const removed = other.waitForResponse((answer) => answer.request().method() !== 'GET')
  await other.getByRole('button', { name: /^Remove/ }).click()
  expect((await removed).status()).toBe(200)
  await placeButton(page).click()
  await expect(page).toHaveURL('/cart?ended=checkout')
  await expect(page.getByText('No order was placed from this bag')).toBeVisible()
  forgive(REFUSED)
})

test('a lost response is requested again with the same idempotency key and leads to one order', async ({
  page,
  forgive,
}) => {
  const email = ownEmail()
  await checkOutTo(page, 'review', { email })
  await page.goto('/checkout/review')
  await hydrated(page)
  const asked = ordersAskedFor(page)
  let lost = 0
  await page.route('**/api/orders?*', async (route) => {
    if (lost === 2) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await placeButton(page).dblclick()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  expect(asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(1)
  await expect.poll(() => mailsTo(email)).toBe(1)
  forgive(/ERR_CONNECTION_RESET/)
})

test('an offline shopper is told so, keeps the typed values and sends them once', async ({
  page,
  context,
}) => {
  await checkOutTo(page, 'method')
  await page.goto('/checkout/shipping?edit=address')
  await hydrated(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  await page.locator('#address2').fill('Floor 2')
  await context.setOffline(true)
  await goOn(page)
  await expect(formError(page)).toContainText('You are offline')
  await expect(page.locator('#address2')).toHaveValue('Floor 2')
  expect(sent).toBe(0)
  await context.setOffline(false)
  await goOn(page)
  await expect(page.getByText('Floor 2')).toBeVisible()
  expect(sent).toBe(1)
})

test('no card number passes through the shop, and no cookie of the shop reaches the provider', async ({
  page,
}) => {
  const said: string[] = []
  const cookies: string[] = []
  page.on('request', async (request) => {
    const { host } = new URL(request.url())
    if (host === `127.0.0.1:${PORT}`) said.push(request.url() + (request.postData() ?? ''))
    if (host === `localhost:${SANDBOX_PORT}`) {
      const { cookie } = await request.allHeaders()
      cookies.push(cookie ?? 'none')
    }
  })
  await checkOutTo(page, 'payment')
  await page.goto('/checkout/billing')
  await hydrated(page)
  await expectFirstClickHeard(page)
  await fillCard(page, CARDS.good)
  await expectOwnTypeface(page)
  await goOn(page)
  await expect(page).toHaveURL('/checkout/review')
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((text) => /4111.?1111/.test(decodeURIComponent(text)))).toEqual([])
  expect(new Set(cookies)).toEqual(new Set(['none']))
})

/** The provider's field is set in the shop's typeface, which it loads from the shop. */
const expectOwnTypeface = (page: Page) =>
  expect
    .poll(() =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
    )
    .toContainEqual(expect.stringMatching(/^"?Instrument Sans"? loaded$/))

/** A click that leaves an invalid card number takes effect, although the frame grows under the pointer. */
async function expectFirstClickHeard(page: Page) {
  const frame = page.locator('#content iframe')
  const heightOf = () => frame.evaluate((element) => element.clientHeight)
  const number = page.frameLocator('iframe').locator('#number')
  await number.pressSequentially('41111111')
  const before = await heightOf()
  const same = page.getByLabel('Same as shipping address')
  await same.scrollIntoViewIfNeeded()
  const box = await same.boundingBox()
  if (!box) throw new Error('There is nothing to click.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 150 })
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(same).not.toBeChecked()
  await expect.poll(heightOf).toBeGreaterThan(before)
  await same.press(' ')
  await number.fill('')
}

test('when the card form does not load, the shopper is told and pays on the provider’s page', async ({
  page,
  forgive,
}) => {
  await page.clock.install()
  await checkOutTo(page, 'payment')
  await page.route(`${PROVIDER}/**/field*`, (route) => route.abort('connectionrefused'))
  await page.goto('/checkout/billing')
  await hydrated(page)
  await expect(page.locator('#content iframe')).toBeAttached()
  await page.clock.runFor(12_000)
  const alert = page.getByRole('alert').filter({ hasText: 'The card form did not load' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#content iframe')).toBeAttached()
  await page.getByRole('button', { name: 'Pay on our provider’s page' }).click()
  await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/`))
  forgive(/ERR_CONNECTION_REFUSED/)
})
