import { chunkAt, isChunkOf } from './built-chunks.ts'
import { expect, expectAccessible, fakeSession, hydrated, quiet, test } from './shop.ts'
import { expectCustomer } from './sign-in.ts'
import { PREFIX } from './prefix.ts'

test('details open and close, a code is copied, and a dialog gives the focus back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/category/lab-promo')
  await hydrated(page)
  const main = page.locator('#content')
  const opener = main.getByRole('button', { name: 'Good to know' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Before you start' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await main.getByRole('button', { name: 'How it works' }).click()
  const details = page.getByRole('dialog', { name: 'What the offer includes' })
  await expect(details).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toBeHidden()

  await main.getByRole('button', { name: 'Copy EVENING' }).click()
  await expect(page.getByText('Code EVENING copied.').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EVENING')
  await expect(main.getByRole('link', { name: 'Read the journal' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('a row of categories begins again at its end, and shows five or six of them', async ({
  page,
}) => {
  const row = page.locator('[data-loops]').first()
  const visible = () =>
    row.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      const isInside = (item: Element) => {
        const box = item.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      }
      return [...list.children].filter(isInside).length
    })
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto('/category/lab-categories')
  await hydrated(page)
  await expect.poll(visible).toBe(5)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await expect.poll(visible).toBe(6)
  const first = row.getByRole('listitem').first()
  const arrow = (name: string) => page.locator('#content').getByRole('button', { name }).first()
  // The code for it loads when the browser is idle.
  await expect(async () => {
    await arrow('Previous').click()
    await expect(first).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  // The row has come to rest, up to a part of a pixel.
  await expect(row.getByRole('listitem').last()).toBeInViewport({ ratio: 0.95 })
  await arrow('Next').click()
  await expect(first).toBeInViewport()

  // A carousel of banners ends instead.
  await page.goto('/ca/category/lab-carousel')
  await hydrated(page)
  const position = page.getByText('3 of 3').first()
  await expect(async () => {
    await arrow('Next').click({ timeout: 1000 })
    await expect(position).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(arrow('Next')).toBeDisabled()
  await expectAccessible(page)
})

test('a row has arrows only where it overflows, also when the window changes', async ({ page }) => {
  for (const path of [
    '/',
    '/category/lab-categories',
    '/category/lab-shop',
    '/category/lab-shop-few',
    '/p/JW0801',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await quiet(page)
    for (const width of [1024, 1440, 1920, 2560, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const wrong = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#content [data-track], #content [data-loops]')].flatMap(
            (row) => {
              const buttons = [...document.querySelectorAll(`[aria-controls="${row.id}"]`)]
              const isSeen = buttons.some((each) =>
                each.checkVisibility({ visibilityProperty: true }),
              )
              const isLonger = row.scrollWidth - row.clientWidth >= 4
              // Fingers need none.
              const needsThem = isLonger && buttons.length > 0 && innerWidth >= 900
              const isRight = isSeen ? isLonger : !needsThem
              return isRight ? [] : [row.outerHTML.slice(0, 80)]
            },
          ),
        )
      await expect.poll(wrong, `${path} at ${width}`).toEqual([])
    }
  }
})

test('the form of a module subscribes in place', async ({ page, forgive }) => {
  await page.goto(`${PREFIX['fr-CA']}/category/lab-email`)
  await hydrated(page)
  const form = page.locator('#content form[data-action="subscribe"]')
  const status = form.getByRole('status')
  const field = form.getByRole('textbox')
  // The code for it loads when the form is used, once the browser is idle.
  await expect(async () => {
    await field.blur()
    const isLoaded = (response: { url(): string }) =>
      isChunkOf('subscribe')(new URL(response.url()))
    const loaded = page.waitForResponse(isLoaded, { timeout: 1000 })
    await field.focus()
    await loaded
  }).toPass()
  await form.getByRole('button').click()
  forgive(/status of 400/)
  await expect(status).toHaveText('Veuillez saisir une adresse courriel où vous écrire.')
  await expectAccessible(page)
  await form.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@example.com`)
  await form.getByRole('button').click()
  await expect(status).toHaveText('Merci! La prochaine lettre est pour vous.')
  await expect(page.locator('footer').getByRole('status')).toBeEmpty()
  await form.getByRole('textbox').pressSequentially('a')
  await expect(status).toBeEmpty()
})

test('a tile for customers asks guests to sign in, and leads customers on', async ({ page }) => {
  await page.goto('/category/lab-more')
  await hydrated(page)
  // A click before the code of the dialog has run leads to the login page.
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/category/lab-more') await page.goBack()
    await hydrated(page)
    // A pointer that rests on the link loads the code.
    await page.getByRole('link', { name: 'See members’ offers' }).hover()
    await quiet(page)
    await page.getByRole('link', { name: 'See members’ offers' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page).toHaveURL('/category/lab-more')

  await fakeSession(page, { customerType: 'registered', firstName: 'Reg' })
  // Until the code for it is there, the login page leads on.
  await expect(async () => {
    await page.goto('/category/lab-more')
    await hydrated(page)
    await expectCustomer(page)
    await page.getByRole('link', { name: 'See members’ offers' }).hover()
    await quiet(page)
    await page.getByRole('link', { name: 'See members’ offers' }).click()
    await expect(page).toHaveURL(/\/g\/top-offers$/, { timeout: 2000 })
  }).toPass()
})

test('a navigation loads the code of modules only for pages that show any', async ({ page }) => {
  const shown = {
    '/store-locator': [],
    '/category/lab-card': ['modules'],
    '/giftcards/balance': [],
  }
  for (const [path, code] of Object.entries(shown)) {
    await page.goto('/cart')
    await hydrated(page)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(chunkAt(request.url()) ?? ''))
    await page.evaluate((to) => location.assign(to), path)
    await expect(page.locator('#app main').getByRole('heading', { level: 1 })).toBeFocused()
    expect(loaded, path).not.toEqual([])
    expect(
      loaded.filter((name) => name === 'modules'),
      path,
    ).toEqual(code)
    page.removeAllListeners('request')
  }
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('dialogs open, forms are answered, and the body for the screen is shown', async ({
    page,
    forgive,
  }) => {
    await page.goto('/category/lab-promo')
    await page.getByRole('button', { name: 'How it works' }).click()
    await expect(page.getByRole('dialog', { name: 'What the offer includes' })).toBeVisible()
    await expect(page.getByRole('code')).toHaveText('EVENING')
    await expect(page.getByRole('button', { name: 'Copy EVENING' })).toBeHidden()

    await page.goto('/category/lab-email')
    const form = page.locator('#content form')
    await form.getByRole('textbox').fill('a+b@example.com')
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toHaveText(
      'Please enter an email address we can write to.',
    )
    await expect(form.getByRole('textbox')).toHaveValue('a+b@example.com')

    forgive(/status of 422/)

    await page.goto('/category/lab-body')
    await expect(page.getByText('For large screens.')).toBeVisible()
    await expect(page.getByText('For small screens.')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByText('For small screens.')).toBeVisible()
    await expect(page.getByText('For large screens.')).toBeHidden()
  })
})
