import type { BrowserContext } from '@playwright/test'

import { isChunkOf } from './built-chunks.ts'
import { SHOP } from './ports.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  scrollTop,
  searchField,
  test,
  type Page,
} from './shop.ts'

test.use({ isNewVisitor: true })

const FROM_THE_NETHERLANDS = { country: 'NL' }

const simulate = (context: BrowserContext, visitor: object) =>
  context.addCookies([
    { name: 'vitrine-visitor', value: encodeURIComponent(JSON.stringify(visitor)), url: SHOP },
  ])

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Expects that no modal opens. `waiting`: one is due, but the shopper is in the middle of something. */
async function expectNone(page: Page, state: 'none' | 'waiting' = 'none') {
  await expect(page.locator(`html[data-modal="${state}"]`)).toBeAttached()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

const dismissed = (page: Page) => page.waitForResponse(/\/api\/dismissals/)

test('welcomes a visitor once: closed with Escape, it stays closed on reload, in tabs and going back', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(other, '/cart')
  await open(page, '/customer-care')
  await expectNone(page)
  await page.getByRole('link', { name: 'Juniper & Wick' }).first().click()
  const welcome = dialogOf(page, 'Come in, it’s warm')
  await expect(welcome).toBeVisible()
  await expect(welcome.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  const close = await welcome.getByRole('button', { name: 'Close' }).boundingBox()
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await scrollTop(page)).toBe(0)

  const stored = dismissed(page)
  await page.keyboard.press('Escape')
  await expect(welcome).toHaveCount(0)
  await (await stored).finished()
  await page.goBack()
  await page.goForward()
  await expectNone(page)
  await page.reload()
  await expectNone(page)
  await other.goto('/')
  await expectNone(other)
})

test('going to another page closes the welcome dialog, and Back leads to the page before', async ({
  page,
}) => {
  await open(page, '/')
  const welcome = dialogOf(page, 'Come in, it’s warm')
  await expect(welcome).toContainText('10% off your order')
  await expect(welcome.getByText('WELCOME10')).toBeVisible()
  const [inDialog = '', onPage = ''] = await page
    .locator('dialog[open] img, main img')
    .evaluateAll((pictures) =>
      ['dialog', 'main'].map((place) =>
        pictures
          .filter((picture) => picture.closest(place))
          .map((picture) => /[^/]+\.svg/.exec((picture as HTMLImageElement).currentSrc)?.[0])
          .join(' '),
      ),
    )
  expect(inDialog).toBe('open-door.svg')
  expect(onPage).not.toContain(inDialog)
  const stored = dismissed(page)
  await welcome.getByRole('link', { name: 'See what is new' }).click()
  await expect(page).toHaveURL(/new-and-now/)
  await expect(welcome).toHaveCount(0)
  await (await stored).finished()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectNone(page)
})

test('visitors from abroad choose a country first, and are welcomed after that', async ({
  page,
  context,
}) => {
  await simulate(context, FROM_THE_NETHERLANDS)
  await page.route('https://uk.juniperandwick.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The British shop</h1>' }),
  )
  await open(page, '/')
  const redirect = dialogOf(page, 'Looks like you’re in the Netherlands!')
  await expect(redirect).toContainText('Choose where you would like your parcel to go')
  await expectAccessible(page)
  const select = redirect.getByRole('combobox', { name: 'Country' })
  await expect(select.getByRole('option')).toHaveText([
    'Choose a country',
    'Canada',
    'United Kingdom',
    'France',
    'Mexico',
    'Australia',
  ])
  await redirect.getByRole('button', { name: 'Switch Sites' }).click()
  await expect(redirect.getByRole('alert')).toHaveText('Please choose a country first.')
  await expect(select).toBeFocused()
  await select.selectOption('United Kingdom')
  await redirect.getByRole('button', { name: 'Switch Sites' }).click()
  await expect(page.getByRole('heading')).toHaveText('The British shop')

  // Only staying dismisses the dialog. After switching, it opens again.
  await open(page, '/')
  const stored = dismissed(page)
  await redirect.getByRole('button', { name: 'Stay on this site' }).click()
  await expect(redirect).toHaveCount(0)
  await expect(dialogOf(page, 'Come in, it’s warm')).toBeVisible()
  await (await stored).finished()
  expect((await context.cookies()).map(({ name }) => name)).toContain('international-redirect')
})

/** On each site, in each language. */
const WELCOME = /^(Come in, it’s warm|Shake off the snow|Secouez la neige)/

test('visitors from abroad read where they are in French, and those from the US are asked on no site', async ({
  page,
  context,
}) => {
  // In Canada, visitors are asked for consent first.
  await context.addCookies([{ name: 'privacy-choices', value: 'none', url: SHOP }])
  await simulate(context, { country: 'US' })
  for (const path of ['/', '/ca/', '/ca/fr-CA/']) {
    await open(page, path)
    await expect(dialogOf(page, WELCOME)).toBeVisible()
  }
  await simulate(context, { country: 'CA' })
  await open(page, '/ca/')
  await expect(dialogOf(page, WELCOME)).toBeVisible()
  await simulate(context, FROM_THE_NETHERLANDS)
  await open(page, '/ca/fr-CA/')
  await expect(dialogOf(page, 'On dirait que vous êtes aux Pays-Bas!')).toBeVisible()
})

test('nothing opens in the app, where the country is unknown, or while the shopper types', async ({
  page,
  context,
}) => {
  await simulate(context, { country: 'DE', userAgent: 'JuniperWickApp/2 (Android 16)' })
  await open(page, '/')
  await expectNone(page)
  await simulate(context, { region: 'OH' })
  await page.goto('/')
  await expectNone(page)
  await context.clearCookies({ name: 'vitrine-visitor' })
  const focused = Promise.withResolvers<void>()
  await page.route(isChunkOf('idle'), async (route) => {
    await focused.promise
    await route.continue()
  })
  await page.goto('/')
  await searchField(page).focus()
  focused.resolve()
  await expectNone(page, 'waiting')
  await expect(searchField(page)).toBeFocused()
})

test('shoppers are told that a link leads out of the shop, and come back to it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'welcome-modal', value: '1', url: SHOP }])
  // The place is opened in another tab.
  await context.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await open(page, '/')
  await expectNone(page)
  const link = page.locator('footer a[href^="https://"]').first()
  const alert = dialogOf(page, 'You are leaving Juniper & Wick')
  await link.click()
  await expect(alert).toContainText('This link opens a place we do not run.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await expect(link).toBeFocused()

  await link.press('Enter')
  await alert.getByRole('link', { name: 'Continue' }).click()
  await expect(alert).toHaveCount(0)
})
