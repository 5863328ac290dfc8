import { readFileSync } from 'node:fs'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { today, type MemoryFigures } from './figures.ts'
import { measureHeap } from './heap.ts'
import { runtimes } from './measuring.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 50_000)
const INTERVALS = 10
const CONCURRENT = 8

/** As in production, which terminates an isolate above this. */
const HEAP_LIMIT_MB = 128

const PAGES = ['/', '/g/home-fragrance', '/p/JW0801', '/g/home-fragrance?page=2']
const BYPASS = { 'x-vitrine-bypass': 'page-cache' }

/**
 * The heap of the shop's isolate while it serves 50,000 requests under the production limit: cached pages, rendered
 * ones, and never repeated addresses and searches.
 */
export async function measureMemory(state: string): Promise<MemoryFigures> {
  // Miniflare reads V8 flags only from the environment.
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_LIMIT_MB} --expose-gc`
  const [port, sandboxPort, barePort, inspectorPort] = await freePorts()
  const local = await startLocal({ port, sandboxPort, state, barePort, inspectorPort })
  const origin = `http://127.0.0.1:${barePort}`
  const statuses = new Map<number, number>()
  const rows: MemoryFigures['rows'] = []
  try {
    for (let interval = 0; interval <= INTERVALS; interval += 1) {
      const from = ((interval - 1) * REQUESTS) / INTERVALS
      const to = (interval * REQUESTS) / INTERVALS
      await sendRequests(
        origin,
        { from: Math.max(0, from), to: Math.max(PAGES.length, to) },
        statuses,
      )
      const { before, after } = await measureHeap(inspectorPort, 'vitrine-bare')
      rows.push({
        requests: to,
        before: Math.round(before.objects + before.buffers),
        objects: rounded(after.objects),
        buffers: rounded(after.buffers),
        resident: residentMegabytes(),
      })
      console.log(rows.at(-1))
    }
  } finally {
    await local.stop()
    delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  }
  console.log(Object.fromEntries(statuses))
  return { measured: today(), limit: HEAP_LIMIT_MB, rows }
}

const freePorts = async () =>
  [await freePort(), await freePort(), await freePort(), await freePort()] as const

const rounded = (value: number) => Number(value.toFixed(1))

interface Range {
  from: number
  to: number
}

async function sendRequests(origin: string, { from, to }: Range, statuses: Map<number, number>) {
  let next = from
  const visitor = async () => {
    while (next < to) {
      const { path, headers } = requestAt(next)
      next += 1
      const ask = () => fetch(origin + path, { headers })
      // A kept-alive connection may be closed just as it is reused.
      const response = await ask().catch(ask)
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, visitor))
}

/** Of 40 requests, 36 are for cached pages, 2 are rendered, 1 is for an unknown address and 1 a new search. */
function requestAt(index: number): { path: string; headers: Record<string, string> } {
  const page = PAGES[index % PAGES.length] ?? '/'
  const turn = index < PAGES.length ? 0 : index % 40
  if (turn === 5 || turn === 18) return { path: page, headers: BYPASS }
  if (turn === 10) return { path: `/nothing-at-${index}`, headers: {} }
  if (turn === 39) return { path: `/search?q=soap-${index}`, headers: {} }
  return { path: page, headers: {} }
}

/** The memory of the whole runtime, which also runs the commerce service and never shrinks by itself. */
function residentMegabytes() {
  const sizes = runtimes().map((pid) =>
    /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')),
  )
  return Math.round(sizes.reduce((sum, size) => sum + Number(size?.[1] ?? 0), 0) / 1024)
}
