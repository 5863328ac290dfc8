import type { Browser } from '@playwright/test'

import { closedDialogs } from '#tests/support/closed-dialogs.ts'
import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { checkOutTo } from './checkout.ts'
import { SHOP } from './ports.ts'
import { expect, hydrated, test, type Page } from './shop.ts'
import { translatePage } from './translator.ts'
import { visits } from './visits.ts'

const textOf = async (page: Page) => {
  const text = await page.locator('body').innerText()
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** The text once it stays as it is: some parts arrive after the page. */
async function settledText(page: Page) {
  let last: string[] = []
  const isSettled = async () => {
    const before = last
    last = await textOf(page)
    return before.join('\n') === last.join('\n')
  }
  await expect.poll(isSettled, { intervals: [600] }).toBe(true)
  return last
}

interface Journey {
  path: string
  /** What the page needs. */
  before?: (page: Page) => Promise<unknown>
  /** What a shopper presses, and waits for. */
  steps: ((page: Page) => Promise<unknown>)[]
}

/** The same on both visits. */
const EMAIL = 'translated@shoppers.example'
const MEMBER = 'active@members.example'

/** An account may sign in once a second, and another test may be faster. */
const signIn = (page: Page) =>
  expect(async () => {
    const answer = await page.request.post(`${SHOP}/login/sign-in`, {
      form: { email: MEMBER, password: SEEDED_PASSWORD, idempotencyKey: crypto.randomUUID() },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
  }).toPass()

const bagLink = (page: Page, count: string) =>
  expect(page.getByRole('link', { name: `Bag, ${count}` })).toBeVisible()

const product: Journey = {
  path: '/p/FXMASTER',
  steps: [
    async (page) => {
      for (const fieldset of await page.locator('fieldset[id^="choose-"]').all()) {
        for (const place of ['first', 'last'] as const) {
          const link = fieldset.locator('a:not(.unavailable)')[place]()
          await link.click()
          await expect(link).toHaveAttribute('aria-current', 'true')
        }
      }
    },
    async (page) => {
      await page.getByRole('button', { name: 'Add to Bag' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('1 item added to cart')).toBeVisible()
      await expect(dialog.locator('.sum strong')).toHaveText(/\$/)
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await bagLink(page, '1 item')
    },
    async (page) => {
      await page.getByRole('button', { name: 'one step more' }).first().click()
      await bagLink(page, '2 items')
    },
    async (page) => {
      await page.goto('/cart')
      await hydrated(page)
    },
    async (page) => {
      await page.getByRole('button', { name: 'one step less' }).first().click()
      await bagLink(page, '1 item')
    },
    async (page) => {
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/empty/i)
    },
  ],
}

const login: Journey = {
  path: '/login',
  steps: [
    async (page) => {
      await page.locator('#content').getByRole('button', { name: 'Sign in' }).first().click()
      await expect(page.locator('#content [aria-invalid="true"]').first()).toBeVisible()
    },
  ],
}

const category: Journey = {
  path: '/g/body-care',
  steps: [
    async (page) => {
      await page.getByRole('link', { name: /^Citrus/ }).click()
      await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
    },
    async (page) => {
      await page.getByRole('link', { name: /Remove.*Citrus/ }).click()
      await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toHaveCount(0)
    },
  ],
}

const shipping: Journey = {
  path: '/checkout/shipping',
  before: (page) => checkOutTo(page, 'address', { email: EMAIL }),
  steps: [
    async (page) => {
      await page.locator('#phone').fill('7')
      await page.locator('#phone').blur()
      await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true')
    },
    pressAll,
  ],
}

/** Presses every control of the content that does not lead away. */
async function pressAll(page: Page) {
  const controls = page.locator(
    '#content :is(summary, button[type="button"], input[type="radio"], input[type="checkbox"]):visible',
  )
  for (const control of await controls.all()) {
    // A control may take away the next one.
    if (await control.isVisible()) await control.dispatchEvent('click')
    await page.keyboard.press('Escape')
  }
}

const everyPage: Journey[] = Object.values(visits)
  .filter(({ status }) => status === 200)
  .map(({ path, needs, isOfCustomer }) => ({
    path,
    async before(page) {
      if (isOfCustomer) await signIn(page)
      if (needs) await checkOutTo(page, needs, { email: EMAIL })
    },
    steps: [pressAll],
  }))

async function visit(
  browser: Browser,
  { path, before, steps }: Journey,
  see: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: SHOP })
  await context.addCookies(closedDialogs(SHOP))
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await before?.(page)
  await page.goto(path)
  await hydrated(page)
  await see(page)
  for (const step of steps) {
    await step(page)
    await see(page)
  }
  await context.close()
}

const journeys = [product, login, category, shipping, ...(process.env.EVERY_PAGE ? everyPage : [])]

for (const [index, journey] of journeys.entries()) {
  test(`every control of ${journey.path} (${index}) says the same when a browser translates the page`, async ({
    browser,
  }) => {
    const untranslated: string[][] = []
    await visit(browser, journey, async (page) => void untranslated.push(await settledText(page)))
    const expected = untranslated.values()
    await visit(browser, journey, async (page) => {
      await page.evaluate(translatePage)
      await expect.poll(() => textOf(page)).toEqual(expected.next().value)
    })
  })
}

test('what was added is shown as added even if its form fails', async ({ page, forgive }) => {
  await page.goto('/p/JW0801')
  await hydrated(page)
  const add = page.getByRole('button', { name: 'Add to Bag' })
  await add.evaluate((button) => button.replaceChildren('Add to Bag'))
  await add.click()
  await expect(page.getByRole('dialog').getByText('1 item added to cart')).toBeVisible()
  await expect(page.getByText('This page isn')).toHaveCount(0)
  forgive(/shop error|NotFoundError/)
})

test('a page that a browser has translated before it starts works as without JavaScript', async ({
  page,
  forgive,
}) => {
  await page.addInitScript(translatePage)
  await page.goto('/p/JW0801')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-')),
  )
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(page.locator('#content')).toContainText('Juniper Dusk')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  // The messages that it does without.
  forgive(/preloaded using link preload but not used/)
})
