import { randomInt } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'

import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

import { migrate } from '../seed/migrate.ts'
import { seed, seedWeek } from '../seed/seed.ts'
import { currentName } from '../profiles/current.ts'
import { startRelay } from '../wire/relay.ts'
import { BUILT_STAMP, SERVICE_CONFIG } from './build.ts'

const SERVICE_NAME = 'vitrine-sandbox'

export interface ServiceOptions {
  sandboxPort: number
  /** Folder of the databases; made when missing, so that state survives a restart. */
  state: string
  /** `test` opens test control, and puts a relay before the service that can cut connections. */
  mode?: 'development' | 'test'
  /** In test mode, `plain` replaces drawings by rectangles of their size. */
  pictures?: string | undefined
  /** The databases in the folder are known to be seeded. */
  isSeeded?: boolean
  /** Products to seed beyond the written ones. */
  products?: number
  /** The shop's origin, for links in mails; empty for mails without links. */
  shopOrigin?: string
  onProgress?: (message: string) => void
}

/** The folder of a profile's databases, unless `STATE` names another. */
export const stateFolder = () =>
  process.env.STATE ?? (currentName === 'default' ? '.state/local' : `.state/${currentName}`)

/** The options of every Miniflare in this repository. */
export const MINIFLARE = {
  log: new Log(LogLevel.ERROR),
  host: '127.0.0.1',
  port: 0,
  cf: false,
} as const

/** The built commerce service alone. */
export async function startSandbox(options: ServiceOptions) {
  if (!options.isSeeded) await prepareDatabase(options)
  const { worker, openRelay, origin } = await localService(options)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...MINIFLARE,
      resourcePersistencePath: resolve(options.state),
      workers: [worker],
    }),
  )
  await miniflare.ready
  const database = await miniflare.getD1Database('DB', SERVICE_NAME)
  const relay = await openRelay()
  return {
    origin,
    database,
    async stop() {
      await relay?.close()
      await miniflare.dispose()
    },
  }
}

/** The service as one worker among others; it is reached at `origin` once the relay is open. */
export async function localService({
  sandboxPort,
  mode = 'development',
  pictures = '',
  shopOrigin = '',
}: Pick<ServiceOptions, 'sandboxPort' | 'mode' | 'pictures' | 'shopOrigin'>) {
  const isTest = mode === 'test'
  const innerPort = isTest ? await freePort() : sandboxPort
  const origin = `http://127.0.0.1:${sandboxPort}`
  const vars = {
    SANDBOX_ORIGIN: origin,
    SHOP_ORIGIN: shopOrigin,
    SANDBOX_MODE: isTest ? 'test' : '',
    SANDBOX_PICTURES: pictures,
    SANDBOX_PROFILE: currentName,
  }
  return {
    origin,
    worker: await builtWorker(SERVICE_CONFIG, innerPort, vars),
    openRelay: async () =>
      isTest ? startRelay({ port: sandboxPort, targetPort: innerPort }) : null,
  }
}

/**
 * Seeds before the service listens: a shop that starts earlier finds no products, and caches empty
 * pages.
 */
export async function prepareDatabase(
  options: Pick<ServiceOptions, 'state' | 'products' | 'onProgress'>,
) {
  const state = resolve(options.state)
  if (options.products || existsSync(state)) return seedDatabase(options)
  const seeded = await seededFolder()
  if (existsSync(seeded)) return cp(seeded, state, { recursive: true })
  await seedDatabase(options)
  await keepSeeded(state, seeded)
}

const SEEDED = resolve(import.meta.dirname, '../../.state/seeded')

/** Databases as the built sources seed them this week. New folders get a copy, because seeding takes several times as long. */
async function seededFolder() {
  const built = await readFile(BUILT_STAMP, 'utf8')
  return resolve(SEEDED, `${currentName}-${seedWeek()}-${built.slice(0, 16)}`)
}

/** Another process may do the same: the folder is complete once it has its name. */
async function keepSeeded(state: string, seeded: string) {
  const copy = resolve(SEEDED, String(process.pid))
  await cp(state, copy, { recursive: true })
  await rename(copy, seeded).catch(() => rm(copy, { recursive: true }))
}

async function seedDatabase({
  state,
  products,
  onProgress = () => {},
}: Pick<ServiceOptions, 'state' | 'products' | 'onProgress'>) {
  const { unsafeDirectSockets: _, ...worker } = await builtWorker(SERVICE_CONFIG, 0, {})
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...MINIFLARE,
      resourcePersistencePath: resolve(state),
      workers: [worker],
    }),
  )
  try {
    onProgress('preparing the database')
    const database = await miniflare.getD1Database('DB', SERVICE_NAME)
    await migrate(database)
    await seedInTries(database, { ...(products && { products }), onProgress })
  } finally {
    await miniflare.dispose()
  }
}

/** Seeding resumes where it stopped. A slow machine may lose the connection more than once. */
async function seedInTries(
  ...[database, options, tries = 5]: [...Parameters<typeof seed>, number?]
) {
  try {
    await seed(database, options)
  } catch (error) {
    if (tries === 1 || !isLostConnection(error)) throw error
    await seedInTries(database, options, tries - 1)
  }
}

/**
 * workerd closes an idle connection after 5 s, perhaps just as a request reuses it. A busy machine
 * may pause for longer than that.
 */
const isLostConnection = (error: unknown) =>
  error instanceof TypeError && error.message === 'fetch failed'

/** A worker as the build left it, with its bindings, listening on 127.0.0.1. */
export async function builtWorker(
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
    modules: getModules(directory, main),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  }
}

const MODULE_TYPES = { js: 'ESModule', wasm: 'CompiledWasm', bin: 'Data' } as const

/** The entry first, then every chunk, compiled module and file that the build split off. */
function getModules(directory: string, main: string) {
  return Object.entries(MODULE_TYPES).flatMap(([ending, type]) => {
    const files = globSync(`**/*.${ending}`, { cwd: directory })
    const sorted = files.toSorted((file, other) => Number(other === main) - Number(file === main))
    return sorted.map((file) => ({ type, path: resolve(directory, file) }))
  })
}

/** Ports that Linux gives to no outgoing connection, which could take one before a service listens on it. */
const FREE_PORTS = [20_000, 30_000] as const

/** An unused port, for servers that are not addressed from outside. */
export async function freePort(): Promise<number> {
  const port = randomInt(...FREE_PORTS)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number) {
  return new Promise<boolean>((done, failed) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : failed(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
