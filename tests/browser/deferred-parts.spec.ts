import { control, purge } from './control.ts'
import { expect, hydrated, searchField, test, tilesOf, type Page } from './shop.ts'

const HEADING = 'Something to look at'

interface DeferredRow {
  siteId: 'us' | 'ca'
  /** Without site and locale; a hidden page that nothing else visits. */
  path: string
  delayMs: number
}

/** Puts a row of products on a page, delays its search and purges its data from the caches. */
async function prepareDeferredRow(page: Page, { siteId, path, delayMs }: DeferredRow) {
  const session = `late-${crypto.randomUUID()}`
  const asset = 'late-row'
  const fields = {
    c_marketingCopyHeading: HEADING,
    c_productCategory: 'fixtures',
    c_numberOfProducts: 4,
  }
  const categoryId = path.slice(path.lastIndexOf('/') + 1)
  const slot = { categoryId, template: 'minigrid', assets: [asset] }
  await control('PUT', `/assets/${siteId}/${asset}`, { fields })
  await control('PUT', `/slots/${siteId}/category-top`, slot)
  await purge('slot:category-top')
  await purge('category:fixtures')
  const match = { path: 'cgid=fixtures', session }
  await control('POST', '/faults', { match, times: 20, fault: { kind: 'delay', ms: delayMs } })
  await page.setExtraHTTPHeaders({ 'x-correlation-id': session })
}

test('a deferred row streams in after the rest of the page', async ({ page }) => {
  await prepareDeferredRow(page, {
    siteId: 'us',
    path: '/category/marketing-pages',
    delayMs: 1_000,
  })
  await page.addInitScript(noteWhatStandsFirst)
  await page.goto('/category/marketing-pages')
  await expect(tilesOf(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible()
  await hydrated(page)
  const aheadMs = await page.evaluate(() => Number(Reflect.get(globalThis, 'aheadMs')))
  // The row is delayed by one second; a slow machine may use up part of that.
  expect(aheadMs).toBeGreaterThan(300)
})

/** Measures in the page, independent of the test process, how long before the row the footer was there. */
function noteWhatStandsFirst() {
  let footerAt = 0
  new MutationObserver((_, observer) => {
    if (document.querySelector('footer')) footerAt ||= performance.now()
    if (!document.querySelector('#content li h3 a')) return
    observer.disconnect()
    Reflect.set(globalThis, 'aheadMs', footerAt && performance.now() - footerAt)
  }).observe(document, { childList: true, subtree: true })
}

test('a deferred row that stalls for 30 s is left out of a page that is otherwise complete and usable', async ({
  page,
}) => {
  await prepareDeferredRow(page, {
    siteId: 'ca',
    path: '/category/marketing-pages',
    delayMs: 30_000,
  })
  const address = '/ca/category/marketing-pages'
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: HEADING })).toBeHidden()
  await expect(page.locator('#content [aria-hidden="true"] > li')).toHaveCount(0)

  await page.goto(address, { waitUntil: 'commit' })
  await hydrated(page)
  await searchField(page).fill('soap')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/ca/search?q=soap')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('soap')
})
