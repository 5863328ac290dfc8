import * as v from 'valibot'

import { addToBag } from './bag.ts'
import { publishPage } from './control.ts'
import { test as mapped } from './mapped-shop.ts'
import { SHOP } from './ports.ts'
import { expect, hydrated, markDocument, test, type Page } from './shop.ts'
import { storedIn } from './stored-pages.ts'

/** The routes of another system, which here is the classic storefront of the commerce service. */
const REGISTRY = '/gift-registry'

/** Chromium takes a document with a sandbox for an iframe. */
const SANDBOXED = /^An iframe which has both allow-scripts and allow-same-origin/
/** What it writes about requests that a policy stops. */
const STOPPED = /Content Security Policy|violates the following|sandboxed frame| csp$/

const Bag = v.object({ lines: v.array(v.object({ quantity: v.number() })) })

async function unitsIn(page: Page) {
  const answer = await page.request.get('/api/bag?site=us&locale=en-US')
  const { lines } = v.parse(Bag, await answer.json())
  return lines.reduce((units, { quantity }) => units + quantity, 0)
}

test('a bag goes on from the shop to another system and back', async ({ page, forgive }) => {
  forgive(SANDBOXED)
  await addToBag(page, { productId: 'JW0801', quantity: 2 })
  await page.goto(REGISTRY)
  await expect(page.getByRole('link', { name: 'Bag (2)' })).toBeVisible()
  await page.getByRole('button', { name: /^Add / }).first().click()
  await expect(page).toHaveURL(`${REGISTRY}/bag`)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await hydrated(page)
  await page.goto('/cart')
  expect(await unitsIn(page)).toBe(3)
})

/** Tries to add to the bag as the shop’s pages do. Returns whether the request was sent. */
const tryFetch = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/bag/items?site=us&locale=en-US', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ productId: 'JW0801', quantity: 1 }),
    }).catch(() => null)
    return answer?.status ?? 'stopped'
  })

/** Everything else that a script of the same origin could try. Returns what it got hold of. */
const tryEverything = (page: Page) =>
  page.evaluate(async () => {
    const target = `${location.origin}/api/bag/items?site=us&locale=en-US`
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ productId: 'JW0801', quantity: 1 }),
    }
    const sent = (work: Promise<unknown>) =>
      work.then(
        () => 'sent',
        () => 'stopped',
      )
    const results: Record<string, string> = {}

    results['read'] = await sent(fetch('/api/bag?site=us&locale=en-US'))
    results['keepalive'] = await sent(fetch(target, { ...init, keepalive: true }))
    results['xhr'] = await new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open('POST', target)
      for (const [name, value] of Object.entries(init.headers))
        request.setRequestHeader(name, value)
      request.onload = () => resolve('sent')
      request.onerror = () => resolve('stopped')
      request.send(init.body)
    })
    navigator.sendBeacon(target, new Blob([init.body], { type: 'application/json' }))

    const code = `fetch(${JSON.stringify(target)}, ${JSON.stringify(init)})
      .then(() => postMessage('sent'), () => postMessage('stopped'))`
    const worker = new Worker(URL.createObjectURL(new Blob([code])))
    results['worker'] = await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
      worker.onerror = () => resolve('stopped')
    })

    // Documents of the shop's origin without a policy of their own, and with one.
    for (const src of ['/cart', '/robots.txt', '/favicon.svg', 'about:blank']) {
      const frame = document.createElement('iframe')
      frame.src = src
      const loaded = new Promise((done) => frame.addEventListener('load', done))
      document.body.appendChild(frame)
      await Promise.race([loaded, new Promise((done) => setTimeout(done, 2_000))])
      try {
        const reached = frame.contentWindow
        const request = reached?.fetch(target, init)
        results[`frame ${src}`] = request ? await sent(request) : 'stopped'
      } catch {
        results[`frame ${src}`] = 'stopped'
      }
    }
    for (const address of ['/cart', '/robots.txt', 'about:blank']) {
      results[`window ${address}`] = open(address) === null ? 'stopped' : 'opened'
    }

    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/cart/add'
    for (const [name, value] of [
      ['productId', 'JW0801'],
      ['quantity', '1'],
      ['idempotencyKey', crypto.randomUUID()],
    ] as const) {
      form.appendChild(Object.assign(document.createElement('input'), { name, value }))
    }
    document.body.appendChild(form)
    const isStopped = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'form-action') resolve('stopped')
      })
      setTimeout(() => resolve('sent'), 5_000)
    })
    form.submit()
    return { ...results, form: await isStopped }
  })

test('scripts of another system cannot use the shop’s actions, although they have its origin', async ({
  page,
  forgive,
}) => {
  forgive(SANDBOXED)
  forgive(STOPPED)
  await addToBag(page, { productId: 'JW0801' })
  await page.goto('/cart')
  // The request is a good one: the shop's own page may send it.
  expect(await tryFetch(page)).toBe(200)
  expect(await unitsIn(page)).toBe(2)

  await page.goto(REGISTRY)
  expect(await page.evaluate(() => location.origin)).toBe(SHOP)
  const own = await page.evaluate(async () => (await fetch('/gift-registry/count')).json())
  expect(own).toEqual({ text: 'Bag (2)' })
  expect(await tryFetch(page)).toBe('stopped')
  const results = await tryEverything(page)
  expect(Object.entries(results).filter(([, result]) => result !== 'stopped')).toEqual([])
  expect(Object.keys(results)).toHaveLength(12)
  await page.goto(`${REGISTRY}/bag`)
  expect(await unitsIn(page)).toBe(2)
})

test('a link to another system loads a document, also where the shop has a route', async ({
  page,
  forgive,
}) => {
  forgive(SANDBOXED)
  const path = '/registry-news'
  const html = `<p><a href="${REGISTRY}">The registry</a></p><p><a href="/customer-care">Care</a></p>`
  await publishPage({ siteId: 'us', path, html })
  await page.goto(path)
  await hydrated(page)
  const isSame = await markDocument(page)
  await page.getByRole('link', { name: 'Care', exact: true }).click()
  await expect(page).toHaveURL('/customer-care')
  expect(await isSame()).toBe(true)

  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({
      response: answer,
      body: body.replace('"legacyPaths":[', '"legacyPaths":["/customer-care",'),
    })
  })
  for (const [name, to] of [
    ['Care', '/customer-care'],
    ['The registry', REGISTRY],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const isStill = await markDocument(page)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    expect(await isStill(), name).toBe(false)
  }
})

mapped(
  'the service worker stores no page of another system, and stands in for none',
  async ({ page, shop, forgive }) => {
    forgive(SANDBOXED)
    // The browser's own error page has no storage.
    forgive(/ERR_|Failed to read the 'sessionStorage' property/)
    await page.goto('/c/hand-care/hand-soaps')
    await expect.poll(() => storedIn(page)).toEqual(['/c/hand-care/hand-soaps'])
    await page.goto(REGISTRY)
    await expect(page.getByRole('heading', { name: 'Gift registry' })).toBeVisible()
    expect(await storedIn(page)).toEqual(['/c/hand-care/hand-soaps'])

    await shop.cut()
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are currently offline')
    await expect(page.goto(REGISTRY)).rejects.toThrow(/net::ERR/)
  },
)
