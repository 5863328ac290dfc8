import type { Page } from '@playwright/test'

import { linesOf, openBagWith, quantityOf } from './bag.ts'
import { expect, holdBack, test } from './shop.ts'

const CANDLE = 'JW0801'
const CREAM = 'JW0813'
const DEEDS = /\/api\/bag\/items/

/** Resolves while every line is still on its way. */
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

/** What the bag holds; the last deeds may still be on their way when the page is there. */
async function quantitiesInBag(page: Page) {
  await page.goto('/cart')
  const fields = page.locator('#content').getByRole('spinbutton')
  return fields.evaluateAll((all) => all.map((field) => Reflect.get(field, 'value')))
}

test('who goes on to the checkout takes along what is still on its way', async ({ page }) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const checkout = page.getByRole('link', { name: 'Proceed to Checkout' })
  const { release } = await holdBack(page, DEEDS)
  await page.locator('#content .more').click()
  await expect(linesOf(page)).toHaveAttribute('aria-busy', 'true')
  const opened = page.context().waitForEvent('page')
  await checkout.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(checkout).not.toHaveAttribute('aria-busy', 'true')
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL('/checkout/shipping')
  await page.goto('/cart')
  await expect(quantityOf(page)).toHaveValue('2')
})

test('who leaves for another document right after changes has changed every line', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }, { productId: CREAM }])
  await page.locator('#content .more').evaluateAll(pressAll)
  await page.goto('/ca')
  await expect.poll(() => quantitiesInBag(page)).toEqual(['2', '2'])
})

test('who leaves while another tab has its turn has changed the bag all the same', async ({
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
  await expect.poll(() => quantitiesInBag(page)).toEqual(['2'])
})
