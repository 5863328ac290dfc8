import { resolve } from 'node:path'

import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

import {
  builtWorker,
  freePort,
  localService,
  MINIFLARE,
  prepareDatabase,
} from '../sandbox/scripts/local-service.ts'
import { openDatasetFile, withDataset } from './local-dataset.ts'
import { profileVariables } from './profile-variables.ts'
import { addressesAt } from './service-addresses.ts'
import { DIST } from './shop-folder.ts'
import { startEdge, type Certificate } from './local-edge.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SHOP_CONFIG = resolve(ROOT, DIST, 'vitrine/wrangler.json')

export interface LocalOptions {
  port: number
  sandboxPort: number
  /** Folder of the databases. Created if missing; state survives a restart. */
  state: string
  /**
   * `test` opens the commerce service's test control and puts a relay in front of it that can cut connections;
   * the shop then connects over TCP. Otherwise the shop uses a service binding.
   */
  mode?: 'development' | 'test'
  /** In test mode, `plain` replaces drawings by rectangles of the same size. */
  pictures?: string | undefined
  /** How many generated products to seed in addition to the hand-written ones. */
  products?: number
  /** Variables that override those of `wrangler.toml`. */
  vars?: Record<string, string>
  /** Serves the shop over HTTP/2 and TLS. */
  certificate?: Certificate
  /** Additional workers, such as a constant response that benchmarks use as a baseline. */
  others?: V4WorkerOptions[]
  /**
   * A second port that reaches the shop's worker directly, without the local edge and without asset routing. Miniflare
   * simulates that routing with two more workers, whose time Cloudflare does not count as the worker's.
   */
  barePort?: number
  /** The port of the runtime's inspector, for memory benchmarks. By default there is none. */
  inspectorPort?: number
  /** Counts requests and what browsers measure, in the file `analytics.jsonl` of the folder. */
  hasDataset?: boolean
  onProgress?: (message: string) => void
  onLog?: (line: string) => void
}

/** Starts both built workers in one process, each on its own socket, and the edge in front of the shop. */
export async function startLocal(options: LocalOptions) {
  const { port, mode = 'development', certificate } = options
  const state = resolve(ROOT, options.state)
  const origin = `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`
  const service = await localService({ ...options, shopOrigin: origin })

  await prepareDatabase({ ...options, state })
  const workerPort = await freePort()
  const workerOrigin = `http://127.0.0.1:${workerPort}`
  const shop = await builtWorker(SHOP_CONFIG, workerPort, {
    PUBLIC_ORIGIN: origin,
    ...addressesAt(service.origin),
    ...profileVariables(),
    ...(mode === 'test' && { ENVIRONMENT: 'test', COMMERCE_ORIGIN: service.origin }),
    ...options.vars,
  })

  const dataset = options.hasDataset ? openDatasetFile(state) : null
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...MINIFLARE,
      resourcePersistencePath: state,
      ...(options.inspectorPort && { inspectorPort: options.inspectorPort }),
      handleStructuredLogs: ({ message }) => dataset?.take(message) || options.onLog?.(message),
      workers: [
        dataset ? withDataset(shop) : shop,
        ...(options.barePort ? [withoutAssets(shop, options.barePort)] : []),
        service.worker,
        ...(options.others ?? []),
      ],
    }),
  )
  await miniflare.ready
  const relay = await service.openRelay()
  const edge = await startEdge({
    port,
    ...(certificate && { certificate }),
    routes: [
      { prefix: '/pictures/', origin: service.origin, isPublic: true },
      { prefix: '/', origin: workerOrigin },
    ],
  })

  return {
    miniflare,
    origin,
    /** The shop without the edge in front of it. */
    workerOrigin,
    sandboxOrigin: service.origin,
    async stop() {
      await edge.stop()
      await relay?.close()
      await miniflare.dispose()
      await dataset?.close()
    },
  }
}

export type Local = Awaited<ReturnType<typeof startLocal>>

/** The same worker, without its assets. */
function withoutAssets(shop: V4WorkerOptions, port: number): V4WorkerOptions {
  const bare: V4WorkerOptions = { ...shop, name: 'vitrine-bare' }
  delete bare['assets']
  return { ...bare, unsafeDirectSockets: [{ host: '127.0.0.1', port }] }
}
