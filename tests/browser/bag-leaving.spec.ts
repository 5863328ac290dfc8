import type { Page } from '@playwright/test'

import { addToBag, linesOf, openBagWith, quantityOf, settled } from './bag.ts'
import { control } from './control.ts'
import { holdBack } from './routes.ts'
import { expect, hydrated, SESSION_ADDRESS, test } from './shop.ts'

const CANDLE = 'JW0801'
const CREAM = 'JW0813'
const ACTIONS = /\/api\/bag\/items/

/** Clicks all buttons and resolves when every line is busy. */
function pressAll(buttons: (HTMLElement | SVGElement)[]) {
  for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return new Promise<void>((resolve) => {
    const look = () =>
      document.querySelectorAll('#content li[aria-busy="true"]').length < buttons.length
        ? requestAnimationFrame(look)
        : resolve()
    look()
  })
}

/** The quantities that the bag shows, with changes that are not saved yet. */
const quantitiesIn = (page: Page) =>
  page
    .locator('#content')
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((field) => Reflect.get(field, 'value')))

/** The quantities once all changes are saved. */
async function savedQuantitiesIn(page: Page) {
  await settled(page)
  await page.reload()
  return quantitiesIn(page)
}

test('a shopper who proceeds to the checkout waits for pending changes', async ({ page }) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const checkout = page.getByRole('link', { name: 'Proceed to Checkout' })
  const { release } = await holdBack(page, ACTIONS)
  await page.locator('#content .more').click()
  await expect(linesOf(page)).toHaveAttribute('aria-busy', 'true')
  const opened = page.context().waitForEvent('page')
  await checkout.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(checkout).not.toHaveAttribute('aria-busy', 'true')
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page).toHaveURL('/checkout/shipping')
  await page.goto('/cart')
  await expect(quantityOf(page)).toHaveValue('2')
})

test('a shopper who leaves for another document right after changes has changed every line', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }, { productId: CREAM }])
  await page.locator('#content .more').evaluateAll(pressAll)
  await page.goto('/ca')
  await page.goto('/cart')
  await expect.poll(() => quantitiesIn(page)).toEqual(['2', '2'])
  expect(await savedQuantitiesIn(page)).toEqual(['2', '2'])
})

test('a shopper who leaves while the first of two changes of a line is on its way has made both', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const session = crypto.randomUUID()
  await page.setExtraHTTPHeaders({ 'x-correlation-id': session })
  const match = { path: '/items/', session }
  await control('POST', '/faults', { match, times: 1, fault: { kind: 'delay', ms: 800 } })
  const first = page.waitForRequest(ACTIONS)
  await page.locator('#content .more').click()
  await first
  await page.locator('#content .more').click()
  // The other site has another bag.
  await page.goto('/ca')
  await hydrated(page)
  await page.goto('/cart')
  await expect.poll(() => quantitiesIn(page)).toEqual(['3'])
  expect(await savedQuantitiesIn(page)).toEqual(['3'])
})

test('a response from before a change does not undo it', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  await page.route(
    SESSION_ADDRESS,
    async (route) => {
      const fromBefore = await route.fetch()
      read.resolve()
      await gate.promise
      await route.fulfill({ response: fromBefore })
    },
    { times: 1 },
  )
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  await read.promise
  const isAnswered = page.waitForResponse(SESSION_ADDRESS)
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page.getByRole('dialog', { name: /added to cart/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const link = page.getByRole('link', { name: 'Bag, 1 item' })
  await expect(link).toBeVisible()
  gate.resolve()
  await isAnswered
  await page.locator('#content .more').click()
  await settled(page)
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible()
})

test('the bag shows an item that was still on its way when the shopper opened the bag', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const { release } = await holdBack(page, SESSION_ADDRESS)
  await page.reload()
  await addToBag(page, { productId: CREAM })
  await release()
  await expect(linesOf(page)).toHaveCount(2)
})

test('a page that begins while an item is being added shows it once it is there, as do other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/customer-care')
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  const session = crypto.randomUUID()
  await page.setExtraHTTPHeaders({ 'x-correlation-id': session })
  const match = { path: '/items', session }
  await control('POST', '/faults', { match, times: 1, fault: { kind: 'delay', ms: 1_500 } })
  // Within milliseconds, before the code of changes has come.
  await page.getByRole('button', { name: 'Add to Bag' }).first().click()
  await page.goto('/cart')
  await expect(linesOf(page)).toHaveCount(1)
  await expect(quantityOf(page)).toHaveValue('1')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: /^Bag, 1 item/ })).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Bag, 1 item/ })).toBeVisible()
})

test('a shopper who leaves while another tab holds the lock has still changed the bag', async ({
  page,
  context,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const other = await context.newPage()
  await other.goto('/cart')
  await other.evaluate(() => {
    void navigator.locks.request('vitrine-bag', () => new Promise(() => {}))
  })
  await page.locator('#content .more').click()
  const waitsForItsTurn = async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.length === 1
  }
  await expect.poll(() => page.evaluate(waitsForItsTurn)).toBe(true)
  await page.goto('/ca')
  await other.close()
  await page.goto('/cart')
  await expect.poll(() => quantitiesIn(page)).toEqual(['2'])
  expect(await savedQuantitiesIn(page)).toEqual(['2'])
})
