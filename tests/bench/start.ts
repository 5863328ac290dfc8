import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

import { builtWorker, freePort, MINIFLARE } from '../../sandbox/scripts/local-service.ts'
import { modulesAtStart } from '../../scripts/worker-start.ts'
import { today, type StartFigures } from './figures.ts'
import { median, runtimes } from './measuring.ts'

const FOLDER = resolve(import.meta.dirname, '../../dist/vitrine')
/** The built worker of another checkout, for comparison. */
const BEFORE = process.env.BEFORE
const ROUNDS = Number(process.env.ROUNDS ?? 15)

/** Goal: CPU ms of the start over that of an empty worker. */
const GOAL_MS = 40

const EMPTY = 'export default { fetch: () => new Response() }'

const RUNTIME = {
  compatibilityDate: '2026-10-01',
  compatibilityFlags: ['nodejs_compat', 'nodejs_compat_do_not_populate_process_env'],
}

/**
 * A built shop without variables. It responds that it is not configured, which needs only the code loaded at the start.
 */
const shopIn =
  (folder: string) =>
  async (port: number): Promise<V4WorkerOptions> => {
    const { modules } = await builtWorker(resolve(folder, 'wrangler.json'), port, {})
    if (!Array.isArray(modules)) throw new Error('The shop is not built.')
    return { ...RUNTIME, ...listeningOn(port), name: 'shop', modulesRoot: folder, modules }
  }

/** A worker without code. */
const emptyWorker = async (port: number): Promise<V4WorkerOptions> => ({
  ...RUNTIME,
  ...listeningOn(port),
  name: 'empty',
  modules: true,
  script: EMPTY,
})

const listeningOn = (port: number) => ({ unsafeDirectSockets: [{ host: '127.0.0.1', port }] })

/**
 * CPU milliseconds of an isolate from the start of its process to its first response, alternating with an empty worker
 * and with the worker in the folder `BEFORE`.
 */
export async function measureStart(): Promise<StartFigures> {
  const folders = BEFORE === undefined ? [FOLDER] : [FOLDER, resolve(BEFORE)]
  const rounds: { empty: number; shops: number[] }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { empty: await measureOneStart(emptyWorker), shops: [] as number[] }
    for (const folder of folders) measured.shops.push(await measureOneStart(shopIn(folder)))
    // The first run reads files from disk that later ones find in memory.
    if (round > 0) rounds.push(measured)
  }
  const [now, before] = folders.map((folder, index) => {
    const ms = rounds.map(({ empty, shops }) => ({ empty, shop: shops[index] ?? Number.NaN }))
    return {
      ...countBytes(folder),
      shop: rounded(median(ms.map(({ shop }) => shop))),
      difference: rounded(median(ms.map(({ shop, empty }) => shop - empty))),
    }
  })
  if (!now) throw new Error('Nothing was measured.')
  const empty = rounded(median(rounds.map((each) => each.empty)))
  const figures = { measured: today(), rounds: ROUNDS, goal: GOAL_MS, empty, now }
  console.table({ now, ...(before && { before }), empty: { shop: empty } })
  return { ...figures, ...(before && { before }) }
}

/** kB that an isolate evaluates at its start, and that the runtime parses. */
function countBytes(folder: string) {
  const evaluated = modulesAtStart(resolve(folder, 'index.js'))
  const parsed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => statSync(resolve(folder, name)).size)
  return { evaluated: kilobytes([...evaluated.values()]), parsed: kilobytes(parsed) }
}

async function measureOneStart(workerOn: (port: number) => Promise<V4WorkerOptions>) {
  const port = await freePort()
  // Silences the shop's log line that it is not configured.
  const options = { ...MINIFLARE, handleStructuredLogs: () => {}, workers: [await workerOn(port)] }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  try {
    await miniflare.ready
    const response = await fetch(`http://127.0.0.1:${port}/`)
    await response.arrayBuffer()
    return cpuMsSinceStart(runtimes())
  } finally {
    await miniflare.dispose()
  }
}

/** Of all threads, to the microsecond: a start takes only a few ticks of the system's usual accounting. */
function cpuMsSinceStart(pids: readonly string[]) {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`),
  )
  const nanoseconds = threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]))
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1_000_000
}

const kilobytes = (sizes: readonly number[]) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)

const rounded = (value: number) => Math.round(value * 10) / 10
