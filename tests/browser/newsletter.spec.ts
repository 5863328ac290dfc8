import { isChunkOf } from './built-chunks.ts'
import { expect, expectAccessible, hydrated, markDocument, quiet, test, type Page } from './shop.ts'

const locales = [
  {
    path: '/customer-care',
    field: 'Email address',
    button: 'Sign up',
    error: 'Please enter an email address we can write to.',
    success: 'Thank you! The next letter is yours.',
  },
  {
    path: '/ca/fr-CA/customer-care',
    field: 'Adresse courriel',
    button: 'S’abonner',
    error: 'Veuillez saisir une adresse courriel où vous écrire.',
    success: 'Merci! La prochaine lettre est pour vous.',
  },
]

test('the tooltip of the field opens on hover and on focus, stays under the pointer, and closes with Escape', async ({
  page,
}) => {
  await page.goto('/customer-care')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const button = footer.getByRole('button', { name: 'About our emails' })
  const tooltip = footer.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  await button.hover()
  await expect(tooltip).toContainText('Twice a month')
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  // The code that hears Escape loads with the first use of the form.
  await quiet(page)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(10, 10)
  await button.focus()
  await expect(tooltip).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(button).toBeFocused()
})

test('the footer has two columns of links from 600 px, four on wide screens, and icons with names', async ({
  page,
}) => {
  await page.goto('/ca/fr-CA/customer-care')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const columns = footer.locator('nav').first().locator(':scope > div')
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await columns.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    )
    return new Set(lefts).size
  }
  expect([await columnsAt(599), await columnsAt(600), await columnsAt(899)]).toEqual([1, 2, 2])
  expect(await columnsAt(900)).toBe(4)
  for (const name of ['Facebook', 'Pinterest', 'TikTok', 'Instagram', 'Service à la clientèle'])
    await expect(footer.getByRole('link', { name }).first()).toBeVisible()
  await expect(footer.locator('.house svg')).toHaveCount(8)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(footer.getByRole('link', { name: 'Nos magasins' })).toBeVisible()
})

const newEmail = () => `reader-${crypto.randomUUID()}@example.com`

const partsOf = (page: Page, { field, button }: { field: string; button: string }) => {
  const form = page.locator('footer form')
  return {
    email: form.getByRole('textbox', { name: field }),
    button: form.getByRole('button', { name: button }),
    status: form.getByRole('status'),
  }
}

for (const texts of locales) {
  test(`subscribes in place at ${texts.path}`, async ({ page, forgive }) => {
    await page.goto(texts.path)
    await hydrated(page)
    const isSame = await markDocument(page)
    const { email, button, status } = partsOf(page, texts)

    await button.click()
    await expect(status).toHaveText(texts.error)
    await expect(email).toBeFocused()
    await email.fill('ana+news@example.com')
    await email.press('Enter')
    await expect(status).toHaveText(texts.error)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await email.fill(newEmail())
    await button.click()
    await expect(status).toHaveText(texts.success)
    await expect(email).toHaveValue('')
    await expectAccessible(page)
    await email.pressSequentially('a')
    await expect(status).toBeEmpty()
    expect(await isSame()).toBe(true)

    // Sent as a document, as before hydration.
    await email.fill(newEmail())
    await page.locator('footer form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(status).toHaveText(texts.success)
    await hydrated(page)
    await expectAccessible(page)
    forgive(/status of 400/)
  })

  test.describe(`without JavaScript at ${texts.path}`, () => {
    test.use({ runsScripts: false })

    test('subscribes on the same page', async ({ page, forgive }) => {
      await page.goto(texts.path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const { email, button, status } = partsOf(page, texts)
      await email.fill('nobody@nowhere')
      await button.click()
      await expect(status).toHaveText(texts.error)
      await expect(email).toHaveValue('nobody@nowhere')
      await expect(email).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')

      await email.fill(newEmail())
      await button.click()
      await expect(status).toHaveText(texts.success)
      await expect(status).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      forgive(/status of 422/)
    })
  })
}

test('an error of commerce is said in the shop’s words, and the success message goes with the page', async ({
  page,
  forgive,
}) => {
  const [texts] = locales
  if (!texts) return
  await page.goto(texts.path)
  await hydrated(page)
  const { email, button, status } = partsOf(page, texts)
  const problem = { type: 'rejected', status: 422, title: '', retry: false }
  const contentType = 'application/problem+json'
  const refuse = { status: 422, contentType, body: JSON.stringify(problem) }
  await page.route('**/api/newsletter/**', (route) => route.fulfill(refuse), { times: 1 })
  await email.fill(newEmail())
  await button.click()
  await expect(status).toHaveText('Something isn’t quite right here.')
  await expect(page).toHaveTitle(/^Error: /)
  await button.click()
  await expect(status).toHaveText(texts.success)
  await expect(page).not.toHaveTitle(/Error/)
  await page.getByRole('link', { name: 'Shipping' }).first().click()
  await expect(status).toBeEmpty()
  forgive(/status of 422/)
})

test('a form that is sent as a document comes back to the page that was navigated to', async ({
  page,
  forgive,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.route(isChunkOf('subscribe'), (route) => route.abort())
  await page.getByRole('link', { name: 'Gifts', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts')
  const form = page.locator('footer form')
  await form.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@example.com`)
  await form.locator('[type=submit]').click()
  await expect(form.getByRole('status')).toContainText(/Thank you/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts')
  forgive(/ERR_FAILED|preload/)
})
