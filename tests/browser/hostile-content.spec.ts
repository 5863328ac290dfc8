import { CANARY, HOSTILE_PAYLOADS } from '#tests/support/hostile-payloads.ts'

import { control, publishPage, purge } from './control.ts'
import { expect, hydrated, markDocument, test, type Page } from './shop.ts'

const TESTS = 6
/** A missing picture leaves a gap in a page but does no harm. */
const MISSING_PICTURE = /status of 404 \(Not Found\) \(http:\/\/127\.0\.0\.1:\d+\/(x|missing)/
const numbered = HOSTILE_PAYLOADS.map((payload, index) => ({ payload, number: index + 1 }))

/** The properties that are the same in all documents in which no payload ran or broke the structure. */
const shapeOf = (page: Page) =>
  page.evaluate((canary) => {
    const tags = (parent: Element | null) => [...(parent?.children ?? [])].map((e) => e.tagName)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')]
    return {
      canary: Reflect.get(globalThis, canary) ?? null,
      body: tags(document.body).filter((tag) => tag !== 'SCRIPT'),
      app: tags(document.getElementById('app')),
      content: tags(document.querySelector('#content > *')),
      elsewhere: links.map(({ protocol }) => protocol).filter((name) => !/^https?:$/.test(name)),
      dangerous: document.querySelectorAll(
        '#content :is(script:not([type]), style:not([nonce]), iframe, object, embed, form[id], base, meta, link, svg[onload])',
      ).length,
      base: document.baseURI === location.href,
    }
  }, CANARY)

for (let part = 0; part < TESTS; part += 1) {
  test(`no content runs code or breaks the page around it, ${part + 1} of ${TESTS}`, async ({
    page,
    forgive,
  }) => {
    const pathOf = (name: string) => `/letters/hostile-${part}-${name}`
    const payloads = numbered.filter(({ number }) => number % TESTS === part)
    await Promise.all([
      publishPage({ siteId: 'us', path: pathOf('none'), html: '<p>Good evening.</p>' }),
      ...payloads.map(({ payload, number }) =>
        publishPage({ siteId: 'us', path: pathOf(String(number)), html: `<p>Hi</p>${payload}` }),
      ),
    ])
    await page.goto(pathOf('none'))
    await hydrated(page)
    const harmless = await shapeOf(page)
    expect(harmless.app).toContain('FOOTER')

    for (const { payload, number } of payloads) {
      const answer = await page.goto(pathOf(String(number)))
      expect(answer?.status(), payload).toBe(200)
      await hydrated(page)
      expect(await shapeOf(page), payload).toEqual(harmless)
    }
    forgive(MISSING_PICTURE)
  })
}

test('no content runs code or breaks the page when all of it arrives by client navigation', async ({
  page,
  forgive,
}) => {
  const assets = numbered.map(({ number }) => `hostile-at-once-${number}`)
  await Promise.all(
    numbered.map(({ payload, number }) => {
      const fields = {
        c_marketingCopyHeading: `Letter ${number}`,
        c_marketingCopyLiveText: `<p>Hi</p>${payload}`,
        c_marketingCopyParagraph: `<p>Hi</p>${payload}`,
      }
      return control('PUT', `/assets/us/hostile-at-once-${number}`, { fields })
    }),
  )
  const slot = { categoryId: 'lab-unknown', template: 'copy-block', assets }
  await control('PUT', '/slots/us/category-top', slot)
  await publishPage({
    siteId: 'us',
    path: '/letters/hostile-at-once',
    html: '<p><a href="/category/lab-unknown">all of them</a></p>',
  })
  await purge('slot:category-top')

  await page.goto('/letters/hostile-at-once')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const before = await shapeOf(page)
  await page.getByRole('link', { name: 'all of them' }).click()
  await expect(page).toHaveURL('/category/lab-unknown')
  await expect(page.locator('#content')).toContainText(`Letter ${numbered.length}`)
  expect(await isSameDocument()).toBe(true)
  const { canary, body, app, elsewhere, dangerous, base } = await shapeOf(page)
  expect({ canary, body, app, elsewhere, dangerous, base }).toEqual({
    canary: null,
    body: before.body,
    app: before.app,
    elsewhere: [],
    dangerous: 0,
    base: true,
  })
  forgive(MISSING_PICTURE)
})
