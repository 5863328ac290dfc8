import { addToBag } from './bag.ts'
import { addressOf } from './built-chunks.ts'
import { becomeMember, EDGE_ONLY, EDGE_ONLY_OF_CUSTOMERS, followedPages } from './followed-pages.ts'
import { lose, losses, titleOf } from './lost-chunks.ts'
import { expect, test } from './shop.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

/** How many journeys one browser page takes after each other. */
const IN_A_ROW = 6

for (const { who, paths, begin, travel } of followedPages) {
  const all = losses(paths)
  for (let first = 0; first < all.length; first += IN_A_ROW) {
    const some = all.slice(first, first + IN_A_ROW)
    const titles = some.map(({ lost }) => titleOf(lost)).join(' or ')
    test(`${who} when the code ${titles} cannot be loaded`, async ({ page, forgive }) => {
      await begin?.(page)
      for (const { journey: path, lost } of some) {
        await test.step(titleOf(lost), async () => {
          const { isAsked, restore } = await lose(page, lost)
          await travel(page, path)
          await expect.poll(isAsked, 'the journey needs the code').toBe(true)
          await expectWhole(page)
          await restore()
        })
      }
      forgive(LOST)
      forgive(/status of 404/)
    })
  }
}

test('pages that are only loaded as documents do not ask for their code', async ({
  page,
  forgive,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await addToBag(page, { productId: 'JW0801' })
  const openAll = async (pages: Readonly<Record<string, string>>) => {
    for (const [path, file] of Object.entries(pages)) {
      await open(page, path)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 })),
      )
      expect(asked.has(addressOf(file)), path).toBe(false)
    }
  }
  await openAll(EDGE_ONLY)
  await becomeMember(page)
  asked.clear()
  await openAll(EDGE_ONLY_OF_CUSTOMERS)
  // What is asked for is seen at all.
  expect(asked).toContain(addressOf('entry'))
  forgive(/status of 404/)
})
