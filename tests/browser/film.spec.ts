import { expect, expectAccessible, hydrated, test } from './shop.ts'

test('the film of a banner stands still until it is played, and has captions', async ({ page }) => {
  await page.goto('/category/lab-video')
  await hydrated(page)
  const film = page.locator('video').first()
  await expect(film).toHaveAttribute('controls', '')
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expectAccessible(page)
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  const playedSeconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(playedSeconds).toBeGreaterThan(0)
  const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)
  await expect.poll(cues).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('films without an aspect ratio of their own are 16:9 at all widths', async ({ page }) => {
  await page.goto('/category/lab-video')
  await hydrated(page)
  const films = page.locator('video')
  await expect(films).toHaveCount(2)
  for (const width of [320, 600, 900, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const film of await films.all()) {
      const { width: across = 0, height: down = 1 } = (await film.boundingBox()) ?? {}
      expect(across / down, `${width}`).toBeCloseTo(16 / 9, 2)
    }
  }
})
