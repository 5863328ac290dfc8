import { actionsOf, linesOf, openBagWith, quantityOf, settled, totalOf } from './bag.ts'
import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, SESSION_ADDRESS, test } from './shop.ts'

const CANDLE = 'JW0801'
const SOAP = 'JW0802'

test('a product is added to the bag, and its page then changes the quantity in the bag', async ({
  page,
}) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  const actions = actionsOf(page)
  const add = page.getByRole('button', { name: 'Add to Bag' })
  await page.getByRole('button', { name: 'Quantity: one step more' }).click()
  expect(actions).toEqual([])
  await add.click()
  const dialog = page.getByRole('dialog', { name: '2 items added to cart' })
  await expect(dialog).toContainText('$53.90')
  await expect(dialog.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#content .more')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(quantityOf(page)).toHaveValue('2')
  await expect(add).toBeHidden()
  await expect(page.locator('body'), 'a page load does not move the focus').toBeFocused()
  await page.locator('#content .less').click()
  await page.locator('#content .less').click()
  await expect(add).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible()
})

test('the dialog’s link to the bag closes the dialog and shows the same bag', async ({ page }) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It’s In The Bag!' })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(linesOf(page)).toHaveCount(1)
  await expect(totalOf(page)).toHaveText('$26.95')
})

test('a double click sends one request', async ({ page }) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  const actions = actionsOf(page)
  await page.getByRole('button', { name: 'Add to Bag' }).dblclick()
  await expect(page.getByRole('dialog', { name: '1 item added to cart' })).toBeVisible()
  expect(actions).toEqual(['POST'])
})

test('a typed quantity and its focus stay when the page receives the contents of the bag', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: SOAP }])
  const { release } = await holdBack(page, SESSION_ADDRESS)
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  await quantityOf(page).focus()
  await page.keyboard.type('3')
  const bagRead = page.waitForResponse(/\/api\/bag\?/)
  await release()
  await bagRead
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
  await expect(quantityOf(page)).toHaveValue('3')
  await expect(quantityOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '3 items added to cart' })).toBeVisible()
})

test('a missing choice is asked for, and nothing is sent', async ({ page }) => {
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  const actions = actionsOf(page)
  const group = (name: string) => page.getByRole('group', { name })
  for (const [asked, value] of [
    ['Size', 'Small'],
    ['Color', 'Chalk'],
  ] as const) {
    await page.getByRole('button', { name: 'Add to Bag' }).click()
    await expect(group(asked)).toBeFocused()
    await expect(group(asked)).toHaveAccessibleDescription(`Please Select a ${asked}`)
    await expect(page.getByText(/^Please Select/)).toHaveCount(1)
    const choice = group(asked).getByRole('link', { name: value })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-current', 'true')
  }
  await expect(page.getByText(/^Please Select/)).toHaveCount(0)
  expect(actions).toEqual([])
})

test('a quantity above the limit is reduced to the limit, and the page says so', async ({
  page,
}) => {
  await page.goto('/p/FXLIMIT3')
  await hydrated(page)
  await quantityOf(page).fill('7')
  await expect(quantityOf(page)).toHaveValue('3')
  await expect(quantityOf(page)).toHaveAccessibleDescription(
    'Sorry! Limit 3 Per Order. We’ve Adjusted the Quantity for you.',
  )
  await quantityOf(page).fill('')
  await quantityOf(page).blur()
  await expect(quantityOf(page)).toHaveValue('1')
})

test('rapid steps show at once, send one request and end with the quantity shown', async ({
  page,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const actions = actionsOf(page)
  const { release } = await holdBack(page, /\/api\/bag\/items/)
  const more = page.locator('#content .more')
  // All clicks happen in one task, however slow the machine is.
  await more.evaluate(pressRapidly, 4)
  await expect(quantityOf(page)).toHaveValue('5')
  await expect(linesOf(page)).toHaveAttribute('aria-busy', 'true')
  await release()
  await settled(page)
  expect(actions).toEqual(['PATCH'])
  await expect(totalOf(page)).toHaveText('$134.75')
  await expect(
    page.getByRole('status').filter({ hasText: '5 in your bag. Estimated total $134.75' }),
  ).toBeAttached()
  await page.reload()
  await hydrated(page)
  await expect(quantityOf(page)).toHaveValue('5')

  await page.locator('#content .less').evaluate(pressRapidly, 5)
  await expect(linesOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityOf(page)).toHaveValue('5')
})

test('steps taken before their code has loaded count in order', async ({ page }) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const { release } = await holdBack(page, isChunkOf('open-bag-mutations'))
  await page.reload()
  await hydrated(page)
  await page.locator('#content .more').evaluate(pressRapidly, 6)
  await release()
  await settled(page)
  await expect(totalOf(page)).toHaveText('$188.65')
  await expect(quantityOf(page)).toHaveValue('7')
})

function pressRapidly(button: HTMLElement | SVGElement, times: number) {
  for (let step = 0; step < times; step += 1) {
    if (button instanceof HTMLElement) button.click()
  }
}

test('a removed line can be restored, and focus is never lost', async ({ page }) => {
  await page.clock.install()
  await openBagWith(page, [{ productId: CANDLE, quantity: 2 }, { productId: SOAP }])
  const [first = '', second = ''] = await linesOf(page).getByRole('heading').allInnerTexts()
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await undo.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(linesOf(page)).toHaveCount(2)
  await settled(page)
  await expect(page.getByRole('link', { name: 'Bag, 3 items' })).toBeVisible()

  await quantityOf(page, new RegExp(second)).focus()
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused()
  await settled(page)
  const less = page.locator('#content .less')
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(quantityOf(page)).toHaveValue('1')
  await expect(less).toBeFocused()
  await page.keyboard.press('Enter')
  await settled(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your bag is empty')
  await expect(heading).toBeFocused()
  await expectAccessible(page)
})

test('a shopper with only a keyboard fills the bag, changes it and proceeds to the checkout', async ({
  page,
}) => {
  await page.goto(`/p/${CANDLE}`)
  await hydrated(page)
  await quantityOf(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '2 items added to cart' })
  await expect(dialog.locator(':focus')).toBeAttached()
  await dialog.getByRole('link', { name: 'View Cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The name, the way to pick it up and one step less come first.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(quantityOf(page)).toBeFocused()
  await page.keyboard.type('4')
  await expect(totalOf(page)).toHaveText('$107.80')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page)).toHaveValue('1')
  await expect(totalOf(page)).toHaveText('$26.95')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout/shipping')
})

for (const [locale, words] of [
  ['en-CA', { heading: 'It’s In The Bag!', total: /^\$/ }],
  ['fr-CA', { heading: 'C’est dans le sac!', total: /\$$/ }],
] as const) {
  test(`the bag is accessible and fits a narrow phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openBagWith(page, [{ productId: CANDLE, quantity: 2 }, { productId: 'FXPROMO' }], locale)
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
    await expect(totalOf(page)).toHaveText(words.total)
    await expect(totalOf(page)).toBeInViewport()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}
