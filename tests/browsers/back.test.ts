import { expect, test } from 'vitest'

import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import type { Page } from './page.ts'

const LIST = '/g/body-care'
const LINKS = '#content li h3 a'

/** At which product of the list a shopper leaves it. */
const DEPTHS = [2, 10, 22]

for (const width of [390, 900, 1440]) {
  test(
    `back from a product leads to the place in the list at ${width} px, from every depth`,
    journey({ width }, async ({ page }) => {
      await page.open(LIST)
      await page.hydrated()
      for (const depth of DEPTHS) {
        const link = `#content li:nth-child(${depth}) h3 a`
        await page.run(scrollToMiddle, link)
        const left = await placeOf(page, link)
        const list = await page.text('#content h1')

        await page.click(link)
        await page.arrive(/\/p\//)
        await eventually(async () => expect(await page.text('#content h1')).not.toBe(list))
        await eventually(async () => expect(await page.run(() => scrollY)).toBe(0))
        await page.back()
        await page.arrive(/\/g\/body-care$/)
        await eventually(async () => expect(await page.text('#content h1')).toBe(list))
        await page.hydrated()
        await eventually(async () => {
          const returned = await placeOf(page, link)
          expect(Math.abs(returned - left), `${left} px, then ${returned} px`).toBeLessThan(40)
        })
        expect(await page.count(LINKS)).toBe(24)
      }
    }),
  )
}

function scrollToMiddle(css: string) {
  document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Where in the window an element is (px from the top). */
const placeOf = (page: Page, css: string) =>
  page.run((selector) => {
    const found = document.querySelector(selector)
    return found ? Math.round(found.getBoundingClientRect().top) : Number.NaN
  }, css)

test(
  'back after three quick clicks on different products leads to the list',
  journey({ width: 1280 }, async ({ page }) => {
    await page.open(LIST)
    await page.hydrated()
    const list = await page.text('#content h1')
    const last = await page.run((links) => {
      const [first, second, third] = document.querySelectorAll<HTMLAnchorElement>(links)
      for (const link of [first, second, third]) link?.click()
      return third?.pathname
    }, LINKS)
    await eventually(async () => expect(new URL(await page.address()).pathname).toBe(last))
    await eventually(async () => expect(await page.text('#content h1')).not.toBe(list))
    await page.hydrated()
    // Browsers add an entry for each of the clicks, or for the last one only.
    for (let clicks = 3; clicks > 0; clicks -= 1) {
      await page.back()
      await page.hydrated()
      if (new URL(await page.address()).pathname === LIST) break
    }
    await eventually(async () => expect(await page.text('#content h1')).toBe(list))
    expect(await page.count(LINKS)).toBe(24)
  }),
)
