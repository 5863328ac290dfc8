import { addToBag, linesOf, quantityOf } from './bag.ts'
import { expect, hydrated, test } from './shop.ts'

const CANDLE = 'JW0801'

for (const runsScripts of [true, false]) {
  test.describe(runsScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ runsScripts })

    test('the text about a limit covers nothing, beside another line of the bag', async ({
      page,
    }) => {
      await addToBag(page, { productId: CANDLE })
      await page.goto('/p/FXLIMIT3')
      if (runsScripts) await hydrated(page)
      await quantityOf(page).fill('9')
      await page.getByRole('button', { name: 'Add to Bag' }).press('Enter')
      if (runsScripts) await expect(page.getByRole('dialog')).toBeVisible()
      await page.goto(runsScripts ? '/cart' : page.url())
      const note = linesOf(page).getByText(/^Sorry! Limit 3 Per Order|^3 is the most/)
      if (runsScripts) {
        await hydrated(page)
        await linesOf(page).locator('.more[aria-disabled="true"]').press('Enter')
      }
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(note).toBeVisible()
        expect(await note.evaluate(overlapping), String(width)).toEqual([])
      }
    })
  })
}

/** What the element covers, or is covered by, of what a shopper presses or reads. */
function overlapping(note: Element) {
  // Away from the total that stays at the bottom of a phone's screen.
  note.scrollIntoView({ block: 'center' })
  const own = note.getBoundingClientRect()
  const others = [...document.querySelectorAll('#content :is(button, input, a, img, p, h1, h2)')]
  return others
    .filter((each) => each !== note && each.checkVisibility() && !each.contains(note))
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left < own.right && own.left < right && top < own.bottom && own.top < bottom
    })
    .map((each) => each.outerHTML.slice(0, 120))
}
