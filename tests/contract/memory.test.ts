import autocannon from 'autocannon'
import { expect, test } from 'vitest'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { heapOf } from '../bench/heap.ts'
import { finalAddress } from '../bench/measuring.ts'

const WARM_UP = 60
const PAGES = 200
const CONCURRENT = 4
/** Far below what 200 pages take: a page that is kept takes about 30 kB, and its body comes on top. */
const GROWTH_LIMIT_MB = 4
/** The service's database is seeded first (ms). */
const TIMEOUT_MS = 240_000

test(
  'a page that was rendered for one response is not kept after it',
  async () => {
    // Miniflare takes the flags of V8 only from the environment.
    process.env.MINIFLARE_WORKERD_V8_FLAGS = '--expose-gc'
    const [barePort, inspectorPort] = [await freePort(), await freePort()]
    const local = await startLocal({
      port: await freePort(),
      sandboxPort: await freePort(),
      state: '.state/memory-tests',
      barePort,
      inspectorPort,
    })
    try {
      const address = await finalAddress(`http://127.0.0.1:${barePort}/p/JW0801`)
      await renderPage(address, WARM_UP)
      const { after: before } = await heapOf(inspectorPort, 'vitrine-bare')
      await renderPage(address, PAGES)
      const { after } = await heapOf(inspectorPort, 'vitrine-bare')

      expect(after.objects - before.objects).toBeLessThan(GROWTH_LIMIT_MB)
    } finally {
      await local.stop()
      delete process.env.MINIFLARE_WORKERD_V8_FLAGS
    }
  },
  TIMEOUT_MS,
)

async function renderPage(url: string, amount: number) {
  const headers = { 'x-vitrine-bypass': 'page-cache' }
  const { '2xx': rendered } = await autocannon({ url, amount, connections: CONCURRENT, headers })
  expect(rendered).toBe(amount)
}
