import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { signIn as signInCustomer } from './sign-in.ts'

const AGENT = 'agent.one@care.example'
const CUSTOMER = 'list20@shoppers.example'

/** The page leads to SLAS, sometimes before it has loaded, and then `goto` must not wait for its load. */
const COMMITTED = { waitUntil: 'commit' } as const

// An agent may sign in once a second.
test.describe.configure({ mode: 'serial' })

/** Signs the agent in on the page of SLAS. */
async function signIn(page: Page) {
  await page.getByLabel('E-mail address').fill(AGENT)
  await page.getByLabel('Password').fill(SEEDED_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Agent session' })

test('an agent shops for a guest, and returns to the page where it began', async ({ page }) => {
  await page.goto('/search?q=candle&tacli=guest', COMMITTED)
  await page.waitForURL(/trusted-agent\/sign-in/)
  await signIn(page)
  await page.waitForURL('/search?q=candle')
  await expect(bar(page)).toContainText(
    `Agent: ${AGENT} is shopping on behalf of unregistered customer`,
  )
  await hydrated(page)
  await expectAccessible(page)

  await page.clock.install()
  await page.goto('/cart')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('status')).toBeEmpty()
  await page.clock.fastForward('13:30')
  await expect(bar(page).getByRole('status')).toContainText('ends in less than two minutes')
  await bar(page).getByRole('button', { name: 'Stop shopping for unregistered customer' }).click()
  await expect(bar(page)).toBeHidden()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).filter((name) => /agent|session/.test(name))).toEqual([])
})

test('a customer who is signed in is asked first, and stays signed in when the agent gives up', async ({
  page,
}) => {
  await signInCustomer(page, CUSTOMER)
  await page.goto(`/customer-care?tacli=${CUSTOMER}`)
  const question = page.getByRole('dialog', { name: `Shop for ${CUSTOMER}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await expect(bar(page)).toBeHidden()

  await page.goto(`/ca/fr-CA/?tacli=guest`, COMMITTED)
  await page.waitForURL(/trusted-agent\/sign-in/)
  // The page leads there again, and would interrupt the next visit.
  await page.goBack(COMMITTED)
  await page.waitForURL(/trusted-agent\/sign-in/)
  await page.goto(`/customer-care?tacli=${CUSTOMER}`)
  await question.getByRole('button', { name: 'Continue as agent' }).click()
  await page.waitForURL(/trusted-agent\/sign-in/)
  await signIn(page)
  await page.waitForURL('/customer-care')
  await expect(bar(page)).toContainText(`is shopping on behalf of ${CUSTOMER}`)
})

test('an agent learns that the sign-in has failed and that a session has ended', async ({
  page,
  forgive,
}) => {
  forgive(/400|503/)
  await page.goto('/?agent-failed=1')
  await expect(bar(page)).toContainText('The agent sign-in didn’t work. Nothing has changed here.')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toBeHidden()
  expect(new URL(page.url()).search).toBe('')

  await page.goto('/?tacli=guest', COMMITTED)
  await page.waitForURL(/trusted-agent\/sign-in/)
  const service = page.url()
  await page.goto('/callback?error=access_denied')
  const main = page.getByRole('main')
  await expect(main).toContainText('The agent sign-in didn’t work.')
  await expectAccessible(page)
  await page.goto(service)
  await signIn(page)
  await page.waitForURL('/')
  await expect(bar(page)).toBeVisible()
  await page.context().clearCookies({ name: /agent/ })
  await page.reload()
  await expect(bar(page)).toContainText('Your agent session has ended.')
  await hydrated(page)
  await expectAccessible(page)
})
