import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { readConfiguration } from '#scripts/check-live/configuration.ts'
import { checkScripts } from '#scripts/evidence/check-scripts.ts'
import { nonceIn } from '#scripts/evidence/compare-headers.ts'
import { readScriptInventory } from '#scripts/evidence/script-inventory.ts'

import { SANDBOX_PORT, SHOP } from './ports.ts'
import { expect, test } from './shop.ts'

/** What the embedded provider takes as paid. */
const CARD = '4111111111111111'

const local = readConfiguration(undefined, { CLIENT_SECRET: 'unused' })
const config = {
  ...local,
  publicOrigin: SHOP,
  imageOrigin: SHOP,
  videoOrigin: `http://127.0.0.1:${SANDBOX_PORT}`,
  payment: { ...local.payment, origin: `http://localhost:${SANDBOX_PORT}` },
}

const POLICY = 'content-security-policy'

interface Answer {
  path: string
  headers: Headers
  body: string
}

const inventory = readScriptInventory()
const check = (origin: string) => checkScripts({ origin, inventory, config, card: CARD })

test('the served shop has the scripts and the headers of the inventory', async () => {
  const { seen, problems } = await check(SHOP)

  expect(seen).toEqual(['/checkout/shipping', '/checkout/billing', '/checkout/review'])
  expect(problems).toEqual([])
})

test('a planted script, a changed file and a weaker policy are each found', async () => {
  const planted = (nonce: string) => `
    <script src="https://evil.example/x.js"></script><script nonce="${nonce}">steal()</script>
    <img src="x" onerror="steal()"><a href="javascript:steal()">x</a><iframe src="https://evil.example"></iframe>`
  const changed = inventory.files.find(({ name }) => name === 'checkout')?.address
  const front = await openFront(({ path, headers, body }) => {
    if (path === changed) return `${body};steal()`
    if (path !== '/checkout/billing') return body
    const policy = headers.get(POLICY) ?? ''
    const widened = policy.replace('script-src', 'script-src https://evil.example')
    headers.set(POLICY, `${widened}; script-src-elem *`)
    headers.set('strict-transport-security', 'max-age=60')
    headers.delete('x-content-type-options')
    headers.set('cache-control', 'public, max-age=60')
    return body
      .replace('{"imports":{', '{"imports":{"/a.js":"/b.js",')
      .replace('</body>', `${planted(nonceIn(headers) ?? '')}</body>`)
  })
  const { problems } = await check(front.origin)
  front.close()

  expect(problems).toHaveLength(13)
  expect(problems).toEqual(
    expect.arrayContaining([
      '/checkout/billing: A new script is loaded: https://evil.example/x.js',
      '/checkout/billing: A script does not have the nonce of the response.',
      '/checkout/billing: A new inline script begins with "steal()".',
      '/checkout/billing: <img> has a script in its attribute onerror.',
      '/checkout/billing: <a> has a script in its attribute href.',
      '/checkout/billing: A new frame: https://evil.example',
      '/checkout/billing: The import map is not that of the build.',
      '/checkout/billing: The policy allows more: script-src https://evil.example',
      '/checkout/billing: The policy has another directive: script-src-elem.',
      expect.stringContaining('/checkout/billing: Strict-Transport-Security is max-age=60'),
      '/checkout/billing: X-Content-Type-Options is missing, not nosniff.',
      '/checkout/billing: A page of the checkout may be stored: Cache-Control has no no-store.',
      `checkout (${changed}) has another content.`,
    ]),
  )
})

test('a page without a policy is found', async () => {
  const front = await openFront(({ headers, body }) => {
    headers.delete(POLICY)
    return body
  })
  const { problems } = await check(front.origin)
  front.close()

  expect(problems).toContain('/checkout/billing: Content-Security-Policy is missing.')
})

type Change = (answer: Answer) => string

/** A server between the check and the shop, which changes answers. */
async function openFront(change: Change) {
  const server = createServer((request, response) => void pass(request, response, change))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What belongs to one connection. */
const OF_CONNECTION = /^(host|connection|transfer-encoding|content-(length|encoding))$/

async function pass(request: IncomingMessage, response: ServerResponse, change: Change) {
  const { method = 'GET', url: path = '/' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OF_CONNECTION.test(name) ? [[name, value]] : [],
  )
  const body = await text(request)
  const init = { method, headers, redirect: 'manual' as const, ...(body && { body }) }
  const answer = await fetch(SHOP + path, init)
  const changed = { path, headers: new Headers(answer.headers), body: await answer.text() }
  const sent = change(changed)
  for (const [name, value] of changed.headers)
    if (!OF_CONNECTION.test(name)) response.appendHeader(name, value)
  response.writeHead(answer.status)
  response.end(sent)
}
