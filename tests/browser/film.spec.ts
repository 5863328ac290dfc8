import { expect, test } from './shop.ts'

test('the film of a banner plays', async ({ page }) => {
  await page.goto('/category/lab-video')
  const film = page.locator('video')
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  const playedSeconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(playedSeconds).toBeGreaterThan(0)
})
