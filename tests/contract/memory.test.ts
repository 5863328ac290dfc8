import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal, type Local } from '../../scripts/local-servers.ts'
import { heapOf } from '../bench/heap.ts'

const RENDERED = { headers: { 'x-vitrine-bypass': 'page-cache' } }
const WARM_UP = 100
const PAGES = 300
const CONCURRENT = 4
/** Far below what 300 pages take: a page that is kept takes about 30 kB, and its body comes on top. */
const GROWTH_LIMIT_MB = 4

let local: Local
let barePort: number
let inspectorPort: number

beforeAll(async () => {
  // Miniflare takes the flags of V8 only from the environment.
  process.env.MINIFLARE_WORKERD_V8_FLAGS = '--expose-gc'
  ;[barePort, inspectorPort] = [await freePort(), await freePort()]
  local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: '.state/memory-tests',
    barePort,
    inspectorPort,
  })
})

afterAll(async () => {
  await local.stop()
  delete process.env.MINIFLARE_WORKERD_V8_FLAGS
})

test('a page that was rendered for one response is not kept after it', async () => {
  await renderPages(WARM_UP)
  const { after: before } = await heapOf(inspectorPort, 'vitrine-bare')
  await renderPages(PAGES)
  const { after } = await heapOf(inspectorPort, 'vitrine-bare')

  expect(after.objects - before.objects).toBeLessThan(GROWTH_LIMIT_MB)
})

async function renderPages(count: number) {
  let left = count
  const visit = async () => {
    while (left > 0) {
      left -= 1
      const response = await fetch(`http://127.0.0.1:${barePort}/p/JW0801`, RENDERED)
      await response.arrayBuffer()
      expect(response.status).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, visit))
}
