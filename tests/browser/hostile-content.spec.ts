import { CANARY, HOSTILE_PAYLOADS } from '#tests/support/hostile-payloads.ts'

import { control, publishPage, purge } from './control.ts'
import { expect, hydrated, markDocument, test, type Page } from './shop.ts'

/** Every tenth payload is also published as a page of its own. `worker/markup/sanitize.test.ts` sanitizes all of them. */
const PAGE_EVERY = 10
/** A missing picture leaves a gap in a page but does no harm. */
const MISSING_PICTURE = /status of 404 \(Not Found\) \(http:\/\/127\.0\.0\.1:\d+\/(x|missing)/
const numbered = HOSTILE_PAYLOADS.map((payload, index) => ({ payload, number: index + 1 }))

/** The properties that are the same in all documents in which no payload ran or broke the structure. */
async function shapeOf(page: Page) {
  // It is known last whether a dialog opens.
  await expect(page.locator('html[data-modal]')).toBeAttached()
  return page.evaluate((canary) => {
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
}

/** Publishes a block for each payload on the page of a category, with or without the payload. */
async function publishBlocks(isHostile: boolean) {
  const assets = numbered.map(({ number }) => `hostile-at-once-${number}`)
  await Promise.all(
    numbered.map(({ payload, number }) => {
      const html = `<p>Hi</p>${isHostile ? payload : ''}`
      const fields = {
        c_marketingCopyHeading: `Letter ${number}`,
        c_marketingCopyLiveText: html,
        c_marketingCopyParagraph: html,
      }
      return control('PUT', `/assets/us/hostile-at-once-${number}`, { fields })
    }),
  )
  const slot = { categoryId: 'lab-unknown', template: 'copy-block', assets }
  await control('PUT', '/slots/us/category-top', slot)
  await purge('slot:category-top')
}

test('no content runs code or breaks the page around it, in a document or by client navigation', async ({
  page,
  forgive,
}) => {
  // A block that closed the content too early would leave later ones outside of it.
  const expectAllBlocks = () =>
    expect(page.locator('#content').getByRole('heading', { name: /^Letter \d+$/ })).toHaveCount(
      numbered.length,
    )
  await publishBlocks(false)
  await page.goto('/category/lab-unknown')
  await hydrated(page)
  await expectAllBlocks()
  const harmless = await shapeOf(page)
  expect(harmless.app).toContain('FOOTER')
  expect(harmless).toMatchObject({ canary: null, elsewhere: [], dangerous: 0, base: true })

  // All payloads are on one page, where a single one that runs or breaks out is noticed.
  await publishBlocks(true)
  await page.goto('/category/lab-unknown')
  await hydrated(page)
  await expectAllBlocks()
  expect(await shapeOf(page)).toEqual(harmless)

  await publishPage({
    siteId: 'us',
    path: '/letters/hostile-at-once',
    html: '<p><a href="/category/lab-unknown">all of them</a></p>',
  })
  await page.goto('/letters/hostile-at-once')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'all of them' }).click()
  await expect(page).toHaveURL('/category/lab-unknown')
  await expectAllBlocks()
  expect(await isSameDocument()).toBe(true)
  const { content: _, ...around } = harmless
  expect(await shapeOf(page)).toMatchObject(around)
  forgive(MISSING_PICTURE)
})

test('a page of content runs no code of its text and is not broken by it', async ({
  page,
  forgive,
}) => {
  const pathOf = (name: string) => `/letters/hostile-${name}`
  const payloads = numbered.filter(({ number }) => number % PAGE_EVERY === 0)
  await Promise.all([
    publishPage({ siteId: 'us', path: pathOf('none'), html: '<p>Good evening.</p>' }),
    ...payloads.map(({ payload, number }) =>
      publishPage({ siteId: 'us', path: pathOf(String(number)), html: `<p>Hi</p>${payload}` }),
    ),
  ])
  await page.goto(pathOf('none'))
  await hydrated(page)
  const harmless = await shapeOf(page)

  for (const { payload, number } of payloads) {
    const answer = await page.goto(pathOf(String(number)))
    expect(answer?.status(), payload).toBe(200)
    await hydrated(page)
    expect(await shapeOf(page), payload).toEqual(harmless)
  }
  forgive(MISSING_PICTURE)
})
