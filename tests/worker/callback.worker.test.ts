import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { startAuthorization } from '#worker/callback/authorization.ts'
import { serveCallback, type Answer } from '#worker/callback/callback.ts'
import { factory } from '#worker/env.ts'
import { requestContext } from '#worker/middleware/request-context.ts'
import { toBase64Url } from '#worker/session/base64-url.ts'
import { writeSealedCookies } from '#worker/session/sealed-cookie.ts'

import { openShop } from './shop.ts'

/** A shop with an authorization of its own, and what came back to it. */
function openAuthorization() {
  const shop = openShop()
  const finished: Answer[] = []
  const app = factory
    .createApp()
    .use(requestContext({ clock: () => shop.clock.now, write: () => undefined }))
    .get('/begin', async (c) => {
      const begun = await startAuthorization(c, { purpose: 'test', detail: 'a detail' })
      const response = c.json(begun)
      writeSealedCookies(c, response.headers)
      return response
    })
    .get('/callback', (c) =>
      serveCallback(c, {
        async test(_c, answer) {
          finished.push(answer)
          return new Response('done')
        },
      }),
    )

  async function visit(path: string, cookie = '') {
    const execution = createExecutionContext()
    const request = new Request(`${shop.origin}${path}`, { headers: { cookie } })
    const response = await app.request(request, undefined, shop.bindings, execution)
    const text = await response.text()
    await waitOnExecutionContext(execution)
    return { status: response.status, text, cookies: response.headers.getSetCookie() }
  }

  async function begin() {
    const { text, cookies } = await visit('/begin')
    const { state, challenge }: { state: string; challenge: string } = JSON.parse(text)
    return { state, challenge, cookie: cookies[0]?.split(';')[0] ?? '' }
  }

  return { shop, finished, visit, begin }
}

test('an authorization comes back once, to the browser that began it', async () => {
  const { finished, visit, begin } = openAuthorization()
  const { state, challenge, cookie } = await begin()
  const address = `/callback?code=abc&state=${state}&usid=u1`

  const { status, text, cookies } = await visit(address, cookie)
  expect([status, text]).toEqual([200, 'done'])
  expect(cookies.join()).toContain('authorization=; Max-Age=0')
  expect(finished).toEqual([
    { code: 'abc', state, usid: 'u1', detail: 'a detail', verifier: expect.any(String) },
  ])
  const verifier = String(Reflect.get(finished[0] ?? {}, 'verifier'))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  expect(toBase64Url(new Uint8Array(digest))).toBe(challenge)
  // The state is replayed, with the cookie that the browser had.
  expect((await visit(address, cookie)).status).toBe(400)
  expect(finished).toHaveLength(1)
})

test('any other visit of the callback is refused', async () => {
  const { shop, finished, visit, begin } = openAuthorization()
  const one = await begin()
  const other = await begin()
  for (const [query, cookie] of [
    [`code=abc&state=${one.state}`, ''],
    [`code=abc&state=${one.state}`, other.cookie],
    ['code=abc', one.cookie],
    [`state=${one.state}`, one.cookie],
    [`error=access_denied&state=${one.state}`, one.cookie],
    [`code=a%20b%0d&state=${one.state}`, one.cookie],
    [`code=abc&state=${one.state}`, `${one.cookie}x`],
  ] as const) {
    expect((await visit(`/callback?${query}`, cookie)).status, query).toBe(400)
  }
  shop.clock.now += 600_001
  expect((await visit(`/callback?code=abc&state=${one.state}`, one.cookie)).status).toBe(400)
  expect(finished).toEqual([])
})

test('the shop’s own callback asks nothing of anybody, and says so in French, too', async () => {
  const shop = openShop()
  for (const [path, text] of [
    ['/callback?code=x', 'Signing in was not completed'],
    ['/callback?code=x&state=y', 'Signing in was not completed'],
    ['/ca/fr-CA/callback?code=x', 'La connexion n’a pas abouti'],
  ] as const) {
    const visited = await shop.text(path)
    expect(visited.response.status).toBe(400)
    expect(visited.response.headers.get('cache-control')).toBe('no-store')
    expect(visited.text).toContain(text)
  }
  expect(await shop.logins()).toEqual([])
})
