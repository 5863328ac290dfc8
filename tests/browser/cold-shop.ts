import { resolve } from 'node:path'

import { convertV4MiniflareOptions, Miniflare, Response as WorkerResponse } from 'miniflare'

import { builtWorker, freePort, MINIFLARE } from '../../sandbox/scripts/local-service.ts'
import { addressesAt } from '../../scripts/service-addresses.ts'
import { SANDBOX, SHOP } from './ports.ts'

const SHOP_CONFIG = resolve(import.meta.dirname, '../../dist/vitrine/wrangler.json')

interface ColdShopOptions {
  /** How many isolates start. */
  isolates: number
  /** Resolves when a call to commerce, or to a service beside it, may be sent. */
  whenAllowed?: (address: URL) => Promise<unknown>
}

/** Starts the built shop in isolates that have not served any request yet. They share nothing but the commerce service. */
export async function startColdShop({ isolates, whenAllowed }: ColdShopOptions) {
  const ports = await Promise.all(Array.from({ length: isolates }, freePort))
  const {
    assets: _,
    serviceBindings: __,
    ...worker
  } = await builtWorker(SHOP_CONFIG, 0, {
    ...addressesAt(SANDBOX),
    ENVIRONMENT: 'test',
    COMMERCE_ORIGIN: SANDBOX,
    PUBLIC_ORIGIN: SHOP,
  })
  async function outboundService(request: Request) {
    await whenAllowed?.(new URL(request.url))
    const { url, method, headers, body } = request
    const answer = await fetch(url, {
      method,
      headers: [...headers],
      redirect: 'manual',
      body: body && new Uint8Array(await request.arrayBuffer()),
    })
    return new WorkerResponse(answer.body, { status: answer.status, headers: [...answer.headers] })
  }
  const workers = ports.map((port) => ({
    ...worker,
    name: `cold-${port}`,
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
    kvNamespaces: { CACHE: `cold-${port}` },
    ...(whenAllowed && { outboundService }),
  }))
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...MINIFLARE, workers }))
  await miniflare.ready
  return {
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    stop: () => miniflare.dispose(),
  }
}
