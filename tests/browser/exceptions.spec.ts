import type { PageData } from '#shared/page-data.ts'

import { expect, fakeSession, searchField, test } from './shop.ts'
import { expectWhole, open } from './whole-page.ts'

test('an exception in the header keeps the header, which works without JavaScript', async ({
  page,
  forgive,
}) => {
  // Comparing this value throws.
  const bagCount = { toString: null, valueOf: null }
  await fakeSession(page, { bagCount })
  const reported = page.waitForEvent('console', (message) => message.text().includes('shop error'))
  await page.goto('/')
  await reported
  await expectWhole(page)
  await searchField(page).fill('soap')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=soap')
  await expectWhole(page)
  forgive(/shop error/)
})

test('an exception in a page that is navigated to shows an error between header and footer', async ({
  page,
  forgive,
}) => {
  await open(page, '/')
  await page.route(/\/api\/page-data/, async (route) => {
    const response = await route.fetch()
    const data: PageData = await response.json()
    const queries = data.queries.map(([key, value]) => [key, key[0] === 'product' ? {} : value])
    await route.fulfill({ response, json: { ...data, queries } })
  })
  await page.evaluate((address) => location.assign(address), '/p/JW0801')
  await expect(page.getByRole('heading', { name: 'This page isn’t working' })).toBeVisible()
  const shown = page.getByRole('alert').filter({ hasText: 'This page isn’t working' })
  await expect(shown.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/customer-care',
  )
  await expect(shown).toContainText(/Reference: [\w-]{32}/)
  await expectWhole(page)
  await page.unroute(/\/api\/page-data/)
  await page.getByRole('link', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('button', { name: 'Add to Bag' })).toBeVisible()
  forgive(/shop error/)
})
