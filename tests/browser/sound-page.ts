import { expectFitting } from './both-widths.ts'
import { expect, hydrated, type Page } from './shop.ts'

/** The last one is that of the screen on which the shopper goes on. */
const WIDTHS = [390, 900, 1440]

/** Expects that a page is complete, accessible and fits at each width. */
export async function expectSound(page: Page) {
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectFitting(page, WIDTHS)
  expect(await page.evaluate(emptyParts)).toEqual([])
}

/** Headings and labels of the content without words, and pictures that did not load. */
function emptyParts() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`#content :is(${selector})`)].filter((element) =>
      element.checkVisibility(),
    )
  const isNamed = (element: HTMLElement) =>
    element.innerText.trim() !== '' || element.ariaLabel || element.querySelector('img[alt]')
  const unnamed = shown('h1, h2, h3, h4, legend, summary, dt, dd').filter((each) => !isNamed(each))
  const broken = shown('img').filter(
    (picture) =>
      picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0,
  )
  return [...unnamed, ...broken].map((element) => element.outerHTML.slice(0, 120))
}
