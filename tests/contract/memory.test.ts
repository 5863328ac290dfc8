import autocannon from 'autocannon'
import { expect, test } from 'vitest'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { measureHeap } from '../bench/heap.ts'
import { finalAddress } from '../bench/measuring.ts'

const WARM_UP = 60
const PAGES = 200
const CONCURRENT = 4
/** Far below the size of 200 pages: a retained page takes about 30 kB, plus its body. */
const GROWTH_LIMIT_MB = 4
/** Includes seeding the service's database (ms). */
const TIMEOUT_MS = 240_000

test(
  'a rendered page is not retained after its response',
  async () => {
    // Miniflare reads V8 flags only from the environment.
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
      const { after: before } = await measureHeap(inspectorPort, 'vitrine-bare')
      await renderPage(address, PAGES)
      const { after } = await measureHeap(inspectorPort, 'vitrine-bare')

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
