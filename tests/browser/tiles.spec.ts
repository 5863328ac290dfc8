import {
  expect,
  expectAccessible,
  hydrated,
  markDocument,
  quiet,
  test,
  tilesOf,
  type Page,
} from './shop.ts'

const GRID = '/g/home-fragrance'

const CANDLE = 'JW0801'
const tileOf = (page: Page, id: string) => page.locator(`#content [data-tile="${id}"]`)
/** What lists do is loaded with the modals, once the browser is idle. */
async function listening(page: Page) {
  await hydrated(page)
  await expect(page.locator('html[data-modal]')).toBeAttached()
}

/** What is wrong with a quick look: its heart touches the button that closes, or a small picture is cut. */
function looseParts(dialog: Element) {
  const boxOf = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect()
  const [close, heart] = [boxOf('.close button'), boxOf(':has(> .names) > button')]
  const { bottom } = dialog.getBoundingClientRect()
  const isApart = close && heart && (heart.right + 8 <= close.left || heart.top >= close.bottom + 8)
  const small = [...dialog.querySelectorAll('.small img')]
  return [
    ...(isApart ? [] : ['the heart touches the button']),
    ...small.flatMap((picture, index) =>
      picture.getBoundingClientRect().bottom <= bottom ? [] : [`picture ${index + 1} is cut`],
    ),
  ]
}

const quickLookOf = (page: Page) => page.locator('dialog[open]').first()

test('a list is bought from, looked into and come back to, with mouse and keyboard', async ({
  page,
  forgive,
}) => {
  await page.goto(GRID)
  await listening(page)
  const isSameDocument = await markDocument(page)
  const candle = tileOf(page, CANDLE)
  // What is said of some products is on their pictures, and moves nothing.
  const proofs = page.locator('#content [data-tile] [data-proof]')
  await expect(proofs.first()).toHaveText(
    /^\d+ (people looked at this today|sold in the last week)$/,
  )
  await expectAccessible(page)

  // The button gives its place and the focus to the stepper, and gets them back.
  await candle.getByRole('button', { name: /^Add to Bag/ }).press('Enter')
  const quantity = candle.getByRole('spinbutton')
  await expect(quantity).toHaveValue('1')
  await expect(page.getByText('Added to your bag.').first()).toBeAttached()
  await expect(candle.getByRole('button', { name: /one step more/ })).toBeFocused()
  await expect(candle.getByRole('button', { name: /^Add to Bag/ })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Bag, 2 items/ })).toBeVisible()
  await expectAccessible(page)

  // Another list of the same page shows it as well.
  const unfiltered = await candle.elementHandle()
  await page.getByRole('link', { name: 'Woods' }).last().click()
  await expect(page).toHaveURL(/family=woods/)
  await expect.poll(() => unfiltered?.evaluate((tile) => tile.isConnected)).toBe(false)
  await expect(candle.getByRole('spinbutton')).toHaveValue('2')
  await expect(proofs.first()).toHaveText(/^\d+ /)
  await candle.getByRole('button', { name: /one step less/ }).click()
  await candle.getByRole('button', { name: /one step less/ }).click()
  await expect(candle.getByRole('button', { name: /^Add to Bag/ })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Bag, empty/ })).toBeVisible()
  expect(await isSameDocument()).toBe(true)

  // The quick look: Escape, Back and the choice of a size in place.
  const opener = candle.getByRole('link', { name: /^Quick Look/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(quickLookOf(page).getByRole('heading', { level: 1 })).toHaveText('Juniper Dusk')
  await expectAccessible(page)
  for (const height of [720, 900]) {
    await page.setViewportSize({ width: 1280, height })
    expect(await quickLookOf(page).evaluate(looseParts), `${height}`).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(quickLookOf(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  const master = page.locator('#content a[data-action="quickLook"].add').last()
  await master.click()
  const choices = quickLookOf(page).locator('fieldset[id^="choose-"] a')
  await choices.first().click()
  await expect(choices.first()).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/family=woods$/)
  await page.goBack()
  await expect(quickLookOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/family=woods$/)

  // The way to the page and back ends at the tile, even if the browser does not restore the position.
  await master.click()
  await choices.first().click()
  await expect(choices.first()).toHaveAttribute('aria-current', 'true')
  const full = quickLookOf(page).getByRole('link', { name: 'View Full Product Details' })
  await expect(full).toHaveAttribute('href', /\?size=/)
  await full.click()
  await expect(page).toHaveURL(/\/p\/[^?]+\?size=/)
  await expect(page.locator('#content h1')).toBeVisible()
  await page.evaluate(() => (history.scrollRestoration = 'manual'))
  await page.goBack()
  await expect(page).toHaveURL(/family=woods$/)
  await expect(master).toBeInViewport()

  // A product that cannot be read is said in a toast.
  forgive(/503/)
  await page.route(/\/api\/page-data/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.locator('#content a[data-action="quickLook"].look').nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Something went wrong. Try again!').first()).toBeAttached()
  await expect(quickLookOf(page)).toHaveCount(0)
})

test('in Canada the button stays, choices are made on the page, and the scent is told', async ({
  page,
}) => {
  await page.goto('/ca/fr-CA/g/home-fragrance')
  await listening(page)
  const candle = tileOf(page, CANDLE)
  const add = candle.getByRole('button', { name: /^Ajouter au sac/ })
  await add.click()
  await expect(page.getByText('Ajouté à votre sac.').first()).toBeAttached()
  await expect(add).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy', 'true')
  await expect(candle.getByRole('spinbutton')).toHaveCount(0)

  await candle.getByRole('link', { name: /^Crépuscule de genévrier/ }).click()
  await expect(page.locator('#content [data-arrival]')).toContainText(/Livraison prévue/)
  const scent = page.getByRole('region', { name: 'Comment le parfum se dévoile' })
  await expect(scent.getByRole('listitem').filter({ hasText: 'Notes de tête' })).toContainText(
    'baie de genévrier',
  )
  // The product's own picture burns, and the button says what it does next.
  const shown = await page.locator('#content [data-pictures] img').first().getAttribute('src')
  const lit = scent.locator('img.lit')
  await expect(lit).toHaveAttribute('src', shown ?? '')
  await expect(lit).toHaveCSS('opacity', '0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scent.getByRole('button', { name: 'Allumer la bougie' }).click()
  const putOut = scent.getByRole('button', { name: 'Éteindre la bougie', exact: true })
  await expect(putOut).not.toHaveAttribute('aria-pressed')
  await expectAccessible(page)
  await putOut.click()
  await expect(scent.getByRole('button', { name: 'Allumer la bougie', exact: true })).toBeVisible()
  await expect(lit).toHaveCSS('opacity', '0')
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('every product of a list can be looked into, and nothing on its picture overlaps', async ({
    page,
  }) => {
    await page.goto(GRID)
    await listening(page)
    const without = await tilesOf(page).evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const links = [...tile.querySelectorAll('[data-action="quickLook"]')]
        const isSeen = links.some((link) => link.checkVisibility({ opacityProperty: true }))
        return isSeen ? [] : [tile.querySelector('h3')?.textContent]
      }),
    )
    expect(without).toEqual([])
    await expect(page.locator('#content [data-proof]').first()).toBeVisible()
    const overlaps = await tilesOf(page).evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const parts = ['.look:not([data-proof])', '[data-proof]', '.badges', '.heart'].flatMap(
          (name) => {
            const box = tile.querySelector(name)?.getBoundingClientRect()
            return box && box.height > 0 ? [{ name, box }] : []
          },
        )
        return parts.flatMap(({ name, box }, at) =>
          parts.slice(at + 1).flatMap((other) => {
            const isApart =
              box.bottom <= other.box.top ||
              other.box.bottom <= box.top ||
              box.right <= other.box.left ||
              other.box.right <= box.left
            return isApart
              ? []
              : [`${tile.querySelector('h3')?.textContent}: ${name}, ${other.name}`]
          }),
        )
      }),
    )
    expect(overlaps).toEqual([])
    await page.locator('#content .look').first().tap()
    await expect(quickLookOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

test('that a product is for members stands once, on its page and in lists', async ({ page }) => {
  for (const [path, name] of [
    ['/product/FXMEMBER', 'Members Only'],
    ['/ca/fr-CA/product/FXMEMBER', 'Réservé aux membres'],
    ['/search?q=FXMEMBER', 'Members Only'],
  ] as const) {
    await page.goto(path)
    await quiet(page)
    const main = page.getByRole('main')
    await expect(main.getByAltText(name), path).toHaveCount(1)
    await expect(main.getByText(new RegExp(`^${name}$`, 'i')), path).toHaveCount(0)
  }
})
