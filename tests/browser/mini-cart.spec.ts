import { actionsOf, addGifts, addToBag, openBagWith } from './bag.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const CANDLE = 'JW0801'
const SOAP = 'JW0802'

const linkOf = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const miniCartOf = (page: Page) => page.locator('header [aria-labelledby="mini-cart"]').first()

test('the mouse opens the mini cart, which changes and empties the bag', async ({ page }) => {
  await openBagWith(page, [{ productId: CANDLE }, { productId: SOAP }])
  await linkOf(page, /^Bag, 2 items/).hover()
  await expect(miniCartOf(page), 'the bag page has no mini cart').toHaveCount(0)

  // The mouse would open the mini cart where it rests while the page loads, and tiles would read the bag.
  await page.mouse.move(720, 700)
  await page.goto('/customer-care')
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await linkOf(page, /^Bag, 2 items/).hover()
  const miniCart = miniCartOf(page)
  await expect(miniCart.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(2)
  await expect(miniCart).toContainText('merchandise subtotal:')
  expect(requests).toContain('/api/bag')
  await expectAccessible(page)

  const actions = actionsOf(page)
  const subtotal = miniCart.locator('.sum strong')
  const before = await subtotal.textContent()
  await miniCart
    .getByRole('button', { name: /one step more/ })
    .first()
    .click()
  await expect(linkOf(page, /^Bag, 3 items/)).toBeVisible()
  await expect(subtotal).not.toHaveText(before ?? '')
  await miniCart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(linkOf(page, /^Bag, 1 item/)).toBeVisible()
  await expect(miniCart).toBeVisible()
  await miniCart.getByRole('button', { name: /^Remove/ }).click()
  await expect(linkOf(page, /^Bag, empty/)).toBeFocused()
  await expect(miniCart).toHaveCount(0)
  expect(actions, 'one for each change').toHaveLength(3)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(linkOf(page, /^Bag, 1 item/)).toBeVisible()
})

test('the keyboard opens the mini cart, moves through it, and closes it with Escape', async ({
  page,
}) => {
  await addToBag(page, { productId: CANDLE }, 'fr-CA')
  await page.goto('/ca/fr-CA/g/body-care')
  await hydrated(page)
  const link = linkOf(page, /^Sac, 1 article/)
  const account = page.getByRole('banner').locator('.account')
  await account.locator(':scope > a').focus()
  await expect(account.getByRole('link', { name: 'Suivi de commande' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const miniCart = miniCartOf(page)
  await expect(miniCart).toBeVisible()
  await expect(miniCart).toContainText('sous-total des articles')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(miniCart.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(miniCart).toBeHidden()
  await expect(link).toBeFocused()
})

test('a change that fails in the mini cart says the general text of the shop', async ({
  page,
  forgive,
}) => {
  await addToBag(page, { productId: CANDLE }, 'fr-CA')
  await addToBag(page, { productId: CANDLE })
  await addGifts(page, ['Leo'])
  const failing = (type: string) => ({
    status: type === 'not-found' ? 404 : 503,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type, title: type }),
  })
  for (const [path, link, text] of [
    ['/customer-care', /^Bag, /, 'Something went wrong. Try again!'],
    ['/ca/fr-CA/customer-care', /^Sac, /, 'Une erreur est survenue. Réessayez!'],
  ] as const) {
    await page.mouse.move(720, 700)
    await page.goto(path)
    await hydrated(page)
    await linkOf(page, link).hover()
    const miniCart = miniCartOf(page)
    const buttons = miniCart.getByRole('button', { name: /^(Remove|Retirer)/ })
    for (const [index, type] of (['not-found', 'unavailable'] as const).entries()) {
      if (index >= (await buttons.count())) break
      await page.route(/\/api\/bag\/(items|gift-certificates)\//, (route) =>
        route.fulfill(failing(type)),
      )
      await buttons.nth(index).click()
      await expect(miniCart.locator('.notice').filter({ hasText: text })).toHaveCount(index + 1)
      await page.unrouteAll()
    }
    forgive(/(404|503)/)
  }
})

test('a change in one tab is shown in the mini cart of another, and a tap follows the link', async ({
  page,
  context,
}) => {
  await openBagWith(page, [{ productId: CANDLE }])
  const other = await context.newPage()
  await other.goto('/g/body-care')
  await hydrated(other)
  await linkOf(other, /^Bag, 1 item/).hover()
  await expect(miniCartOf(other).getByRole('spinbutton')).toHaveValue('1')
  await page.getByRole('button', { name: /one step more/ }).click()
  await expect(miniCartOf(other).getByRole('spinbutton')).toHaveValue('2')

  await linkOf(other, /^Bag, 2 items/).dispatchEvent('pointerenter', { pointerType: 'touch' })
  await linkOf(other, /^Bag, 2 items/).click()
  await expect(other).toHaveURL('/cart')
})

test('mini cart and bag name what could not be added, until it is dismissed', async ({
  page,
  forgive,
}) => {
  await addToBag(page, { productId: CANDLE })
  await page.goto('/p/FXNOTADDED')
  await hydrated(page)
  const add = page.getByRole('button', { name: 'Add to Bag' })
  await add.click()
  await expect(add).toHaveAccessibleDescription(/^Sorry!/)
  const notice = page.getByRole('status').filter({ hasText: 'Reluctant Moss Room Mist' })
  await linkOf(page, /^Bag, 1 item/).hover()
  await expect(miniCartOf(page)).toContainText('Reluctant Moss Room Mist: 1 item not added')
  await expectAccessible(page)

  await page.goto('/cart')
  await hydrated(page)
  await expect(notice).toContainText('1 item not added')
  await notice.getByRole('button', { name: 'Dismiss this message' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
  forgive(/status of 409/)
})
