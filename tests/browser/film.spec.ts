import { SANDBOX } from './ports.ts'
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

test('films show scenes that move', async ({ page }) => {
  for (const id of ['jwFilmJuniperWide', 'jwFilmEmberTall']) {
    await page.goto(`${SANDBOX}/services/videos/v1/files/${id}.webm`)
    // The browser's own page for a film.
    const shares = await page.locator('video').evaluate(changesBetweenMoments)
    for (const share of shares) expect(share, id).toBeGreaterThan(0.05)
  }
})

/** The share of pixels that differ visibly between each two of three moments of a film. */
async function changesBetweenMoments(video: HTMLVideoElement) {
  const canvas = new OffscreenCanvas(160, 160)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const pictures: Uint8ClampedArray[] = []
  video.pause()
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    await new Promise((done) => video.addEventListener('loadeddata', done, { once: true }))
  }
  for (const seconds of [0.5, 2.5, 4.5]) {
    const seeked = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
    video.currentTime = seconds
    await seeked
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    pictures.push(
      context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray(),
    )
  }
  const [first, second, third] = pictures
  const share = (before = first, after = first) => {
    let changed = 0
    for (let at = 0; before && after && at < before.length; at += 4) {
      const distance = [0, 1, 2].map((part) =>
        Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)),
      )
      if (Math.max(...distance) > 16) changed += 1
    }
    return changed / (canvas.width * canvas.height)
  }
  return [share(first, second), share(second, third), share(first, third)]
}
