import { control } from '../../browser/control.ts'
import { test as mapped } from '../../browser/mapped-shop.ts'
import { expect, expectAccessible, test } from '../../browser/shop.ts'
import { LOST, open } from '../../browser/whole-page.ts'
import { storedIn } from '../../browser/stored-pages.ts'

mapped('the offline page has the shop’s name and look', async ({ page, shop, forgive }) => {
  await open(page, '/mending')
  await expect.poll(() => storedIn(page)).toHaveLength(1)
  await shop.cut()
  await page.goto('/my-account/address-list')
  await expect(page.getByRole('banner')).toContainText('Quill & Selvedge')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['The mending room'])
  const button = page.getByRole('button', { name: 'Retry Connection' })
  await expect(button).toHaveCSS('border-radius', '0px')
  await expect(button).toHaveCSS('background-color', 'rgb(27, 26, 25)')
  await expectAccessible(page)
  forgive(LOST)
})

test('the outage page has the shop’s name and look, in the language of the page', async ({
  page,
  forgive,
}) => {
  const match = { path: '25902M' }
  await control('POST', '/faults', { match, times: 20, fault: { kind: 'status', status: 503 } })
  await page.goto('/ie/fr/p/25902M')
  await control('DELETE', '/faults')
  await expect(page).toHaveTitle('Nous revenons tout de suite')
  await expect(page.getByRole('banner')).toContainText('Quill & Selvedge')
  await expect(page.getByRole('button', { name: 'Rechercher' })).toHaveCSS('border-radius', '0px')
  await expectAccessible(page)
  forgive(/503/)
})
