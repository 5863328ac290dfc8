import { control, purge } from './control.ts'
import { SHOP } from './ports.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, fakeSession, hydrated, test, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'

const REWARDS = /\/api\/account\/rewards\?/
const UPDATE = /\/api\/account\/rewards\/update/

/** The seeded customer of one name on a site, as the commerce service identifies it. */
const idOf = (name: string, site: 'us' | 'ca') => `ab${site}LOYAL${name}`.padEnd(26, '0')

/** Signs a seeded member in, whose program responds as planned. */
async function openMember(page: Page, name: string, plan: object = {}) {
  await control('PUT', `/loyalty/${idOf(name, 'us')}`, plan)
  await signIn(page, `${name.toLowerCase()}@members.example`)
}

const buttonOf = (page: Page) => page.getByRole('banner').locator('.rewards')

/** Where the parts of the header are. */
const placesIn = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.bar > *, .rewards, .store, nav')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))

test('after signing in, a member sees rewards once the offers are there, and nothing moves', async ({
  page,
}) => {
  await openMember(page, 'ACTIVE', { offersAfterMs: 1_500 })
  const answers = await holdBack(page, REWARDS)
  await page.goto('/')
  const button = buttonOf(page)
  await expect(button).toHaveText('Loading rewards…')
  await hydrated(page)
  const places = await placesIn(page)
  const updates: string[] = []
  page.on('request', (request) => UPDATE.test(request.url()) && updates.push(request.url()))
  await answers.release()
  const link = button.getByRole('link', { name: '2 rewards $35.50 to your next' })
  await expect(link).toHaveAttribute('href', '/my-account/wallet')
  await expect.poll(() => updates.length).toBe(1)
  expect(await placesIn(page)).toEqual(places)
  await expectAccessible(page)

  // The next document shows them without asking the program again.
  await page.unroute(REWARDS)
  await page.goto('/g/body-care')
  await expect(link).toBeVisible()
  expect(updates).toHaveLength(1)

  // They are the customer's only, and end with the session.
  const response = await page.request.get(`${SHOP}/g/body-care`)
  expect(await response.text()).not.toContain('35.50')
})

test('a second tab shows the rewards without asking the program itself', async ({ page }) => {
  let updates = 0
  let isCounting = false
  // The page after signing in may ask the program, too. It gets no answer, and is left.
  await page.context().route(UPDATE, async (route) => {
    if (!isCounting) return
    updates += 1
    await route.continue()
  })
  await openMember(page, 'INACTIVE', { offersAfterMs: 2_000 })
  await page.goto('about:blank')
  isCounting = true
  const other = await page.context().newPage()
  await Promise.all([page.goto('/'), other.goto('/g/gifts')])
  await Promise.all([hydrated(page), hydrated(other)])
  await expect.poll(() => updates).toBe(1)
  for (const tab of [page, other]) {
    // Whichever tab waited has had its turn.
    await tab.evaluate(() => navigator.locks.request('vitrine-rewards', () => null))
    await expect(buttonOf(tab)).toContainText('2 rewards')
  }
  expect(updates).toBe(1)
})

test('a customer who is no member is invited, and neither a guest nor an outage shows anything', async ({
  page,
  forgive,
}) => {
  await page.goto('/')
  await hydrated(page)
  const button = buttonOf(page)
  await expect(button).toBeEmpty()
  await signIn(page, 'list20@shoppers.example')
  await page.goto('/')
  const join = button.getByRole('link', { name: 'Join Rewards!' })
  await expect(join).toHaveAttribute('href', '/loyalty-rewards')
  await expectAccessible(page)

  await page.route(REWARDS, (route) => route.fulfill({ status: 503, json: {} }))
  forgive(/503/)
  await page.goto('/')
  await hydrated(page)
  await expect(button).toBeEmpty()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Select a Store' })).toBeVisible()

  // Who lives where there is no program is not invited either.
  await page.unroute(REWARDS)
  await page.context().clearCookies()
  await signIn(page, 'canadian@members.example')
  const told = page.waitForResponse(REWARDS)
  await page.goto('/')
  await told
  await expect(button).toBeEmpty()
})

test('a member is not invited to join anywhere', async ({ page }) => {
  await signIn(page, 'pointscapped@members.example')
  await page.goto('/loyalty-rewards')
  await expect(page).toHaveURL('/my-account/wallet')
  for (const path of ['/', '/my-account', '/g/gifts', '/customer-care']) {
    await page.goto(path)
    await expect(buttonOf(page)).toContainText('reward')
    await expect(page.getByText(/Join Rewards|Join now/)).toHaveCount(0)
  }
})

test('a program that does not answer is asked twenty times, and then the button falls back', async ({
  page,
  forgive,
}) => {
  await page.clock.install()
  await openMember(page, 'POINTSCAPPED')
  let updates = 0
  await page.route(UPDATE, (route) => {
    updates += 1
    return route.fulfill({ status: 503, json: { type: 'unavailable' } })
  })
  // The offers from before are missing, too.
  await page.route(REWARDS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), progress: null } })
  })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  forgive(/503|Max retry attempts reached/)
  await page.goto('/')
  const button = buttonOf(page)
  await expect(button).toHaveText('Loading rewards…')
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(button.getByRole('link', { name: 'My Rewards' })).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
  expect(updates).toBe(20)
  expect(warnings.filter((text) => text === 'Max retry attempts reached')).toHaveLength(5)
  await expectAccessible(page)
})

test('whoever signs out while offers are awaited is asked for nothing more', async ({ page }) => {
  await page.clock.install()
  await openMember(page, 'EXCLUDED', { offersAfterMs: 600_000 })
  await page.goto('/')
  await hydrated(page)
  await expect(buttonOf(page)).toHaveText('Loading rewards…')
  await page.waitForResponse(UPDATE)
  await fakeSession(page, { customerType: 'anonymous' })
  // Another tab has signed out.
  await page.evaluate(() => new BroadcastChannel('vitrine').postMessage({ type: 'bag-changed' }))
  await expect(buttonOf(page)).toBeEmpty()
  let looks = 0
  page.on('request', (request) => (looks += Number(REWARDS.test(request.url()))))
  await page.clock.runFor(5_000)
  expect(looks).toBe(0)
})

test('in French, where the preference is on, rewards are those of the site', async ({ page }) => {
  const preference = '/preferences/ca/bondLoyaltyEnabled'
  await control('PUT', preference, { value: true })
  for (const tag of ['preferences', 'page']) await purge(tag)
  try {
    await control('PUT', `/loyalty/${idOf('INACTIVE', 'ca')}`, {})
    await signIn(page, 'inactive@members.example', 'ca')
    await page.goto('/ca/fr-CA/')
    const link = buttonOf(page).getByRole('link', { name: '2 récompenses Plus que 35,50 $' })
    await expect(link).toHaveAttribute('href', '/ca/fr-CA/my-account/wallet')
    await expectAccessible(page)
  } finally {
    await control('DELETE', preference)
    for (const tag of ['preferences', 'page']) await purge(tag)
  }
})

test.describe('with Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ),
  )

  for (const [path, text] of [
    ['/', 'Opt-out request honored'],
    ['/ca/', 'Opt-out request honored'],
    ['/ca/fr-CA/customer-care', 'Votre demande de refus est respectée'],
    ['/checkout/confirmation/received', 'Opt-out request honored'],
  ] as const) {
    test(`the footer of ${path} says that the opt-out is honored, and nothing moves`, async ({
      page,
      request,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('footer').getByText(text)).toBeVisible()
      await expectAccessible(page)
      const height = () =>
        page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height)
      const before = await height()
      await page.locator('footer .opt-out').evaluate((line) => line.replaceChildren())
      expect(await height()).toBe(before)
      const document = await request.get(path, { headers: { 'sec-gpc': '1' } })
      expect(await document.text()).not.toContain(text)
    })
  }
})

test('without the signal the footer says nothing about it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('footer .opt-out')).toBeEmpty()
})
