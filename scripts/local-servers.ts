import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

import { migrate } from '../sandbox/seed/migrate.ts'
import { seed } from '../sandbox/seed/seed.ts'
import { startRelay } from '../sandbox/wire/relay.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SHOP_CONFIG = resolve(ROOT, 'dist/vitrine/wrangler.json')
const SANDBOX_CONFIG = resolve(ROOT, 'dist/vitrine_sandbox/wrangler.json')
const SANDBOX_NAME = 'vitrine-sandbox'

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
  /** How many generated products to seed in addition to the hand-written ones. */
  products?: number
  /** Variables that override those of `wrangler.toml`. */
  vars?: Record<string, string>
  /** Additional workers, such as a constant response that benchmarks use as a baseline. */
  others?: V4WorkerOptions[]
  /**
   * A second port that reaches the shop's worker directly, without asset routing. Miniflare simulates that
   * routing with two more workers, whose time Cloudflare does not count as the worker's.
   */
  barePort?: number
  onProgress?: (message: string) => void
  onLog?: (line: string) => void
}

/** Starts both built workers in one process, each on its own socket. */
export async function startLocal(options: LocalOptions) {
  const { port, sandboxPort, mode = 'development' } = options
  const isTest = mode === 'test'
  const innerPort = isTest ? await freePort() : sandboxPort
  const origin = `http://127.0.0.1:${sandboxPort}`

  await prepareDatabase(options)
  const shop = await builtWorker(SHOP_CONFIG, port, {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    IMAGE_ORIGIN: origin,
    PAYMENT_ORIGIN: `http://localhost:${sandboxPort}`,
    PAYMENT_API_ORIGIN: origin,
    ...(isTest && { ENVIRONMENT: 'test', COMMERCE_ORIGIN: origin }),
    ...options.vars,
  })

  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...SHARED,
      resourcePersistencePath: resolve(ROOT, options.state),
      handleStructuredLogs: ({ message }) => options.onLog?.(message),
      workers: [
        shop,
        ...(options.barePort ? [bareOf(shop, options.barePort)] : []),
        await builtWorker(SANDBOX_CONFIG, innerPort, {
          SANDBOX_ORIGIN: origin,
          SANDBOX_MODE: isTest ? 'test' : '',
        }),
        ...(options.others ?? []),
      ],
    }),
  )
  await miniflare.ready
  const relay = isTest ? await startRelay({ port: sandboxPort, targetPort: innerPort }) : null

  return {
    miniflare,
    origin: `http://127.0.0.1:${port}`,
    sandboxOrigin: origin,
    async stop() {
      await relay?.close()
      await miniflare.dispose()
    },
  }
}

export type Local = Awaited<ReturnType<typeof startLocal>>

/** Starts the built commerce service alone; in test mode behind a relay that can cut connections. */
export async function startSandbox(
  options: Pick<LocalOptions, 'sandboxPort' | 'state' | 'mode' | 'onProgress'>,
) {
  const { sandboxPort, state, mode = 'development' } = options
  const isTest = mode === 'test'
  const innerPort = isTest ? await freePort() : sandboxPort
  const origin = `http://127.0.0.1:${sandboxPort}`
  const vars = { SANDBOX_ORIGIN: origin, SANDBOX_MODE: isTest ? 'test' : '' }
  await prepareDatabase(options)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...SHARED,
      resourcePersistencePath: resolve(ROOT, state),
      workers: [await builtWorker(SANDBOX_CONFIG, innerPort, vars)],
    }),
  )
  await miniflare.ready
  const database = await miniflare.getD1Database('DB', SANDBOX_NAME)
  const relay = isTest ? await startRelay({ port: sandboxPort, targetPort: innerPort }) : null
  return {
    origin,
    database,
    async stop() {
      await relay?.close()
      await miniflare.dispose()
    },
  }
}

const SHARED = { log: new Log(LogLevel.ERROR), host: '127.0.0.1', port: 0, cf: false } as const

/** Runs before the shop accepts requests. Otherwise the shop could find an empty catalog and cache empty pages. */
async function prepareDatabase({
  state,
  products,
  onProgress = () => {},
}: Pick<LocalOptions, 'state' | 'products' | 'onProgress'>) {
  const { unsafeDirectSockets: _, ...sandbox } = await builtWorker(SANDBOX_CONFIG, 0, {})
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...SHARED,
      resourcePersistencePath: resolve(ROOT, state),
      workers: [sandbox],
    }),
  )
  try {
    onProgress('preparing the database')
    const database = await miniflare.getD1Database('DB', SANDBOX_NAME)
    await migrate(database)
    await seed(database, { ...(products && { products }), onProgress })
  } finally {
    await miniflare.dispose()
  }
}

/** The options of a built worker with its bindings, listening on 127.0.0.1. */
async function builtWorker(
  configPath: string,
  port: number,
  vars: Record<string, string>,
): Promise<V4WorkerOptions> {
  const text = await readFile(configPath, 'utf8')
  const { name, main }: { name: string; main: string } = JSON.parse(text)
  const { workerOptions }: { workerOptions: Partial<V4WorkerOptions> } =
    unstable_getMiniflareWorkerOptions(configPath)
  const directory = dirname(configPath)
  return {
    ...workerOptions,
    name,
    bindings: { ...workerOptions.bindings, ...vars },
    modulesRoot: directory,
    modules: modulesOf(directory, main),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }
}

/** The same worker, without its assets. */
function bareOf(shop: V4WorkerOptions, port: number): V4WorkerOptions {
  const bare: V4WorkerOptions = { ...shop, name: 'vitrine-bare' }
  delete bare['assets']
  return { ...bare, unsafeDirectSockets: [{ host: '127.0.0.1', port }] }
}

/** The entry first, then every other chunk of the build. */
function modulesOf(directory: string, main: string) {
  const chunks = globSync('**/*.js', { cwd: directory }).filter((file) => file !== main)
  return [main, ...chunks].map((file) => ({
    type: 'ESModule' as const,
    path: resolve(directory, file),
  }))
}

/** An unused port, for servers that only this process needs to reach. */
export async function freePort() {
  const { createServer } = await import('node:net')
  return new Promise<number>((done, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}
