import { isChunkOf } from './built-chunks.ts'
import { shifted, watchShifts } from './layout-shifts.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const track = (page: Page) => page.locator('[data-pictures]')
const count = (page: Page) => page.locator('#content .position')

test('pictures are looked at by keyboard, sizes are explained, and a choice is in the address', async ({
  page,
}) => {
  await watchShifts(page)
  // On a busy machine, the first visitor may get a page without its late parts.
  await page.request.get('/p/FXMASTER?size=large&color=juniper')
  await page.goto('/p/FXMASTER?size=large&color=juniper')
  await hydrated(page)
  const thumbs = page.locator('#content article .small a')
  // Only the code that loads late marks them.
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await track(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('End')
  await expect(thumbs.last()).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: 'View larger picture' }).click()
  const zoom = page.getByRole('dialog', { name: 'Pictures' })
  await expect(zoom.getByRole('status')).toHaveText('3 of 3')
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(zoom.getByRole('status')).toHaveText('2 of 3')
  await page.keyboard.press('+')
  const overflow = zoom
    .getByRole('group')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)
  expect(await overflow).toBeGreaterThan(1.5)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(page.getByRole('link', { name: 'View larger picture' })).toBeFocused()

  await page.getByRole('button', { name: 'Size Guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size Guide' })
  await expect(guide).toBeVisible()
  expect(await guide.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expectAccessible(page)
  await guide.getByRole('button', { name: 'Close' }).click()
  await expect(guide).toBeHidden()

  const picture = track(page).locator('img').first()
  await expect(picture).toHaveAttribute('src', /size=large.*color=juniper/)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\?color=juniper&size=large$/)
  await page.getByRole('group', { name: 'Color' }).getByRole('link', { name: 'Chalk' }).click()
  await expect(page).toHaveURL(/\?color=chalk&size=large$/)
  await expect(picture).toHaveAttribute('src', /size=large.*color=chalk/)
  await expect(canonical).toHaveAttribute('href', /\?color=chalk&size=large$/)
  await page.goBack()
  await expect(picture).toHaveAttribute('src', /color=juniper/)
  const missing = page.getByRole('link', { name: 'Clay, not available' })
  await expect(missing).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.05)

  await page.goto('/p/JWSET1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add All 2 to Bag' }).click()
  await expect(page.getByRole('group', { name: 'Size' }).first()).toBeFocused()
  for (const index of [0, 1]) {
    const group = page.getByRole('group', { name: 'Size' }).nth(index)
    await group.getByRole('link', { name: '8 fl oz' }).click()
    await expect(group.getByRole('link', { name: '8 fl oz' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  await expect(page).toHaveURL(/\?JW1712=size%3D\w+&JW1714=size%3D\w+$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add All 2 to Bag' }).click()
  await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible()
})

test.describe('on a phone in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the film plays in view with captions until it is stopped, and buying stays at hand', async ({
    page,
  }) => {
    await watchShifts(page)
    await page.goto('/ca/fr-CA/p/FXVIDEO')
    await hydrated(page)
    await expect(count(page)).toHaveText(/^1 sur \d$/)
    const film = page.locator('video')
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        plays: !video.paused && video.currentTime > 0 && video.muted,
        captions: Array.from(video.textTracks).find(({ mode }) => mode === 'showing')?.language,
        isTall: Math.abs(video.clientWidth / video.clientHeight - 3 / 4) < 0.02,
      }))
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
    await expect(page.locator('#content .small a[aria-current]')).toHaveCount(1)
    expect(await isPaused()).toBe(true)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(state).toEqual({ plays: true, captions: 'fr', isTall: true })

    const add = page.locator('[data-buy-bar]').getByRole('button', { name: 'Ajouter au sac' })
    await expect(add).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await film.evaluate((video: HTMLVideoElement) => video.pause())
    await page.evaluate(() => scrollTo(0, 0))
    await expect(add).toBeInViewport({ ratio: 1 })
    await film.scrollIntoViewIfNeeded()
    expect(await isPaused()).toBe(true)
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await shifted(page)).toBeLessThan(0.05)
  })
})

test('the code of reviews loads once they are less than a screen away', async ({ page }) => {
  let isAsked = false
  page.on('request', (request) => (isAsked ||= isChunkOf('reviews')(new URL(request.url()))))
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/p/juniper-dusk-3wick-candle-JW0801')
  await hydrated(page)
  await expect(page.locator('html[data-modal]')).toBeAttached()
  expect(isAsked).toBe(false)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect.poll(() => isAsked).toBe(true)
})
