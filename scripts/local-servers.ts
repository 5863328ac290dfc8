import { resolve } from 'node:path'

import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

import {
  builtWorker,
  localService,
  MINIFLARE,
  prepareDatabase,
} from '../sandbox/scripts/local-service.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SHOP_CONFIG = resolve(ROOT, 'dist/vitrine/wrangler.json')

export interface LocalOptions {
  port: number
  sandboxPort: number
  /** Folder of the databases; made when missing, so that state survives a restart. */
  state: string
  /**
   * `test` opens the commerce service's test control, and puts a relay before it that can cut connections;
   * the shop then reaches it over TCP. Otherwise the two are bound to each other.
   */
  mode?: 'development' | 'test'
  /** Products to seed beyond the written ones. */
  products?: number
  /** Variables of the shop that differ from `wrangler.toml`. */
  vars?: Record<string, string>
  /** Workers beside the two, such as a constant that benchmarks compare with. */
  others?: V4WorkerOptions[]
  /**
   * A second port for the shop's worker alone: without the asset routing that Miniflare simulates before it
   * with two more workers, and that Cloudflare does not count as the worker's.
   */
  barePort?: number
  onProgress?: (message: string) => void
  onLog?: (line: string) => void
}

/** Both built workers in one process, each on a socket of its own. */
export async function startLocal(options: LocalOptions) {
  const { port, mode = 'development' } = options
  const state = resolve(ROOT, options.state)
  const service = await localService(options)

  await prepareDatabase({ ...options, state })
  const shop = await builtWorker(SHOP_CONFIG, port, {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    IMAGE_ORIGIN: service.origin,
    PAYMENT_ORIGIN: service.origin.replace('127.0.0.1', 'localhost'),
    PAYMENT_API_ORIGIN: service.origin,
    ...(mode === 'test' && { ENVIRONMENT: 'test', COMMERCE_ORIGIN: service.origin }),
    ...options.vars,
  })

  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...MINIFLARE,
      resourcePersistencePath: state,
      handleStructuredLogs: ({ message }) => options.onLog?.(message),
      workers: [
        shop,
        ...(options.barePort ? [bareOf(shop, options.barePort)] : []),
        service.worker,
        ...(options.others ?? []),
      ],
    }),
  )
  await miniflare.ready
  const relay = await service.openRelay()

  return {
    miniflare,
    origin: `http://127.0.0.1:${port}`,
    sandboxOrigin: service.origin,
    async stop() {
      await relay?.close()
      await miniflare.dispose()
    },
  }
}

export type Local = Awaited<ReturnType<typeof startLocal>>

/** The same worker, reached without its assets. */
function bareOf(shop: V4WorkerOptions, port: number): V4WorkerOptions {
  const bare: V4WorkerOptions = { ...shop, name: 'vitrine-bare' }
  delete bare['assets']
  return { ...bare, unsafeDirectSockets: [{ host: '127.0.0.1', port }] }
}
