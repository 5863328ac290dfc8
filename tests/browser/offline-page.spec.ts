import { test } from './mapped-shop.ts'
import { expect, expectAccessible, quiet } from './shop.ts'
import { storedIn } from './stored-pages.ts'
import { LOST, open } from './whole-page.ts'

const LISTING = '/c/hand-care/hand-soaps'
const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

test('the offline page lists the public pages of its language that can be read', async ({
  page,
  shop,
  forgive,
}) => {
  await open(page, LISTING)
  await expect.poll(() => storedIn(page)).toHaveLength(1)
  for (const path of ['/loyalty-rewards', '/ca/fr-CA/g/gifts', PRODUCT]) {
    const before = (await storedIn(page)).length
    await open(page, path)
    await expect.poll(() => storedIn(page)).toHaveLength(before + 1)
  }
  await open(page, '/my-account')
  await quiet(page)
  await shop.cut()
  await page.goto('/my-account/address-list')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Pages you can still read')
  const names = await main.getByRole('listitem').allInnerTexts()
  expect(names.toSorted()).toEqual(['Hand Soaps', 'Join Rewards', 'Juniper Dusk 3-Wick Candle'])
  const shape = await page.getByRole('button', { name: 'Retry Connection' }).evaluate((button) => ({
    radius: Number.parseFloat(getComputedStyle(button).borderTopLeftRadius),
    height: button.getBoundingClientRect().height,
  }))
  expect(shape.height).toBeGreaterThanOrEqual(44)
  expect(shape.radius).toBeGreaterThanOrEqual(shape.height / 2)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Join Rewards' }).click()
  await expect(page).toHaveURL('/loyalty-rewards')
  await expect(page.locator('#offline')).toContainText('You’re offline')

  await page.goto('/ca/fr-CA/cart')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    'Pages que vous pouvez encore lire',
  )
  await expect(main.getByRole('listitem')).toHaveText(['Des cadeaux prêts à offrir'])
  forgive(LOST)
})
