import type { Page } from '@playwright/test'

/** The public password of all seeded customers. */
const PASSWORD = 'Juniper2026'

/** Signs a seeded customer in, from the page that is shown. The next document is the customer's. */
export async function signIn(page: Page, email: string, site: 'us' | 'ca' = 'us') {
  const status = await page.evaluate(
    async ([login, password, siteId]) => {
      const response = await fetch(`/api/account/sign-in?site=${siteId}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `op-${crypto.randomUUID()}`,
        },
        body: JSON.stringify({ email: login, password }),
      })
      return response.status
    },
    [email, PASSWORD, site] as const,
  )
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
}
