import { expect, test } from './shop.ts'

/** The parts of a drawn scene in which products stand, in shares of its width and height. */
const PRODUCTS_IN = {
  landscape: { left: 0.19, right: 0.83, top: 0.16, bottom: 0.86 },
  wide: { left: 0.51, right: 0.91, top: 0.105, bottom: 0.92 },
}

test('the hero shows its scene whole and fills the window at every width', async ({ page }) => {
  const sizes = [
    [320, 640],
    [360, 640],
    [390, 844],
    [600, 900],
    [768, 1024],
    [844, 390],
    [899, 400],
    [900, 900],
    [1024, 768],
    [1199, 800],
    [1200, 800],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const
  for (const path of ['/', '/ca/', '/ca/fr-CA/']) {
    await page.goto(path)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const where = `${path} at ${width}`
      // The picture of another width may have to be loaded.
      await expect(async () => {
        expect((await page.evaluate(heroOf)).isWide, where).toBe(width >= 1200)
      }).toPass()
      const hero = await page.evaluate(heroOf)
      const products = PRODUCTS_IN[hero.isWide ? 'wide' : 'landscape']
      expect(hero.isWide, where).toBe(width >= 1200)
      expect(hero.left, where).toBeLessThanOrEqual(products.left)
      expect(hero.right, where).toBeGreaterThanOrEqual(products.right)
      expect(hero.top, where).toBeLessThanOrEqual(products.top)
      expect(hero.bottom, where).toBeGreaterThanOrEqual(products.bottom)

      const { picture, words } = hero
      expect(picture.right, where).toBe(width)
      const isBeside = width >= 900 && width < 1200
      expect(picture.left, where).toBeCloseTo(isBeside ? words.right : 0, 0)
      if (isBeside) expect(words.height, where).toBeCloseTo(picture.height, 0)
      else if (width < 900) expect(words.width, where).toBeGreaterThanOrEqual(width * 0.9)
      // The words leave the products free.
      else expect(words.right, where).toBeLessThan(picture.width * 0.5)
      if (width === 390) expect(hero.button - picture.top, where).toBeLessThanOrEqual(694)
    }
  }
})

/** Runs in the page: which part of its scene the hero shows, and where its parts are. */
async function heroOf() {
  const picture = document.querySelector('#content .picture:has(+ .words)')
  const image = picture?.querySelector('img')
  const words = picture?.nextElementSibling
  if (!picture || !image || !words) throw new Error('no hero')
  await image.decode()
  const shown = image.getBoundingClientRect()
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.max(shown.width / width, shown.height / height)
  const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
  const across = shown.width / (width * scale)
  const down = shown.height / (height * scale)
  return {
    isWide: width / height > 2,
    left: (1 - across) * (x / 100),
    right: (1 - across) * (x / 100) + across,
    top: (1 - down) * (y / 100),
    bottom: (1 - down) * (y / 100) + down,
    picture: picture.getBoundingClientRect().toJSON(),
    words: words.getBoundingClientRect().toJSON(),
    button: words.querySelector('a[href]:last-of-type')?.getBoundingClientRect().bottom ?? 0,
  }
}
