import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'

import { SHOP } from './ports.ts'
import { expect, test, type Page } from './shop.ts'

test.use({ isAsked: true })

/** What a page tells anybody of its visitor, and the scripts that do. */
const TELLING =
  /\/api\/(visits|page-views|activities|personalization)\b|\/services\/tags\/(\w+)\.js/

const EVERYTHING = ['activities', 'collect', 'gtm', 'page-views', 'personalization', 'visits']

/** What has left a page so far, each once, in the order of the alphabet. */
function watch(page: Page) {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const [, api, script] = TELLING.exec(request.url()) ?? []
    const name = api ?? script
    if (name) seen.add(name)
  })
  return () => [...seen].toSorted()
}

const choose = (page: Page, choice: 'all' | 'none') =>
  page.request.post(SHOP + PRIVACY_CHOICES_PATH, {
    form: { choice },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })

async function look(page: Page, site: string) {
  await page.goto(`${SHOP}${site}/customer-care`)
  await expect(page.locator('html[data-started]')).toBeAttached()
  // The last code that a page loads by itself is there, so analytics would be, too.
  await expect(page.locator('html[data-modal]')).toBeAttached()
}

const trackingCookies = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => /visitor-id|brand-loyalty|marketing-source|attribution/.test(name))

for (const [name, site] of [
  ['the United States', ''],
  ['Canada', '/ca/fr-CA'],
] as const) {
  test(`in ${name}, only consent lets anything be told of a visitor: not denied, not withdrawn, not against Global Privacy Control`, async ({
    page,
    browser,
  }) => {
    const told = watch(page)
    await choose(page, 'none')
    await look(page, site)
    // What waits is sent when a page is left.
    await page.goto('about:blank')
    expect([told(), await trackingCookies(page)]).toEqual([[], []])

    await choose(page, 'all')
    await look(page, site)
    await expect.poll(told).toEqual(EVERYTHING)
    expect(await trackingCookies(page)).not.toEqual([])

    await choose(page, 'none')
    expect(await trackingCookies(page)).toEqual([])
    const again = await page.context().newPage()
    const toldAgain = watch(again)
    await look(again, site)
    await again.goto('about:blank')
    expect([toldAgain(), await trackingCookies(again)]).toEqual([[], []])

    const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    const objecting = await context.newPage()
    const toldOfObjector = watch(objecting)
    await choose(objecting, 'all')
    await look(objecting, site)
    await expect.poll(toldOfObjector).toEqual(['page-views', 'visits'])
    expect(await trackingCookies(objecting)).toEqual([])
    await context.close()
  })
}
