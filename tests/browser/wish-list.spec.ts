import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { expectCustomer, formOf, signIn, typeLogin } from './sign-in.ts'

const LIST = '/my-account/wishlist'
const CANDLE = /^Love-It List: .*Juniper Dusk/

const toast = (page: Page, text: string) =>
  page.locator('p').filter({ hasText: new RegExp(`^${text}$`) })
const cards = (page: Page) => page.locator('[data-wish]')
const heartOf = (page: Page, name: string | RegExp = /^Love-It List: /) =>
  page.locator('#content').getByRole('button', { name }).first()

/** Nothing is left on the list, whatever an earlier run has added. */
async function withoutWishes(page: Page) {
  await page.evaluate(async () => {
    const search = '?site=us&locale=en-US'
    const list: { wishes: { id: string }[] } | null = await (
      await fetch(`/api/account/wish-list${search}`)
    ).json()
    for (const { id } of list?.wishes ?? []) {
      await fetch(`/api/account/wish-list/wishes/${id}${search}`, {
        method: 'DELETE',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `op-${crypto.randomUUID()}`,
        },
        body: '{}',
      })
    }
  })
}

const signOut = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/api/account/sign-out?site=us', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ everywhere: false }),
    })
  })

/** Notes how long each timer of the page's documents takes. */
const noteTimers = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = globalThis
    const timers: unknown[] = []
    Object.assign(globalThis, {
      timers,
      setTimeout(...given: Parameters<typeof start>) {
        timers.push(given[1])
        return start(...given)
      },
    })
  })

test('a guest presses a heart, signs in and finds the product on the list, moves it, and shares the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  await noteTimers(page)
  await page.goto('/p/JW0801')
  await hydrated(page)
  await signIn(page, 'reg@shoppers.example')
  await withoutWishes(page)
  await signOut(page)

  await page.goto('/p/JW0801')
  await hydrated(page)
  const heart = heartOf(page, CANDLE)
  await expect(heart).not.toHaveAttribute('aria-pressed')
  // Before this code is there, the form leads to the login page.
  const account = page.getByRole('banner').locator('.account')
  await account.hover()
  await expect(account.getByRole('link', { name: 'Sign In or Sign Up' })).toBeVisible()
  await page.mouse.move(0, 0)
  await heart.click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await typeLogin(page, 'reg@shoppers.example')
  await page.evaluate(() => Reflect.get(globalThis, 'timers').splice(0))
  await formOf(page).submit.click()
  await expect(toast(page, 'Added to your Love-It List.')).toBeVisible()
  // A toast about what was waited for stays as long as the specification says, and not the time of others.
  const timers = await page.evaluate(() => Reflect.get(globalThis, 'timers'))
  expect(timers).toContain(5000)
  expect(timers).not.toContain(4000)
  await expectCustomer(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  // A double click removes it and nothing else, and the next press adds it again.
  await heart.dblclick()
  await expect(toast(page, 'Removed from your Love-It List.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  // Hearts of a list of products, of which the browser keeps the markup.
  await page.goto('/g/body-care')
  await hydrated(page)
  const onTile = heartOf(page)
  await expect(onTile).toHaveAttribute('aria-pressed', 'false')
  await onTile.click()
  await expect(onTile).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  // Newest first. Another tab has removed nothing yet.
  await page.goto(LIST)
  await hydrated(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).last()).toContainText('Juniper Dusk')
  await expectAccessible(page)
  const other = await page.context().newPage()
  await other.goto('/p/JW0801')
  await hydrated(other)
  await expect(heartOf(other, CANDLE)).toHaveAttribute('aria-pressed', 'true')

  await cards(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first().getByRole('link').first()).toBeFocused()
  await expect(heartOf(other, CANDLE)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Juniper Dusk')
  await other.close()

  await page.getByRole('button', { name: /^Move to Bag: .*Juniper Dusk/ }).click()
  await expect(toast(page, 'Added to your bag.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.locator('#bag-link')).toHaveAccessibleName(/Bag, \d+ items?/)

  await page.getByRole('button', { name: 'Share my list' }).click()
  const link = page.getByLabel('Link to your list')
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const path = new URL(await link.inputValue()).pathname
  await stranger.goto(path)
  await expect(cards(stranger)).toHaveCount(1)
  await expectAccessible(stranger)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(link).toBeHidden()
  expect((await stranger.goto(path))?.status()).toBe(404)
  await stranger.context().close()

  await page.context().setOffline(true)
  await cards(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(
    toast(page, 'You’re offline. Please try again once you’re back online.'),
  ).toBeVisible()
  await page.context().setOffline(false)
  await expect(cards(page)).toHaveCount(1)
  await withoutWishes(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Love-It List is empty' })).toBeVisible()
})

test('a French list grows by eight products at a time, and keeps the place', async ({ page }) => {
  await page.goto('/ca/fr-CA/p/JW0801')
  await hydrated(page)
  await signIn(page, 'list20@shoppers.example', 'ca')
  await page.goto(`/ca/fr-CA${LIST}`)
  await hydrated(page)
  await expect(page.locator('html[data-started]')).toBeAttached()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByText('8 sur 20 produits')).toBeVisible()
  for (const count of [16, 20]) {
    const shown = await cards(page).count()
    await page.getByRole('link', { name: 'Afficher plus' }).click()
    await expect(cards(page)).toHaveCount(count)
    await expect(cards(page).nth(shown).getByRole('link').first()).toBeFocused()
  }
  await expect(page.getByRole('link', { name: 'Afficher plus' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(cards(page)).toHaveCount(16)
})
