import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

import autocannon from 'autocannon'

import { buildIfStale } from '../../scripts/build.ts'
import { freePort, startLocal } from '../../scripts/local-servers.ts'
import { filledBagPage, filledBasket } from './bag.ts'

const ROUNDS = 5
const SECONDS = 2
const CONCURRENCIES = [1, 16] as const
const PAGES = {
  home: '/',
  category: '/g/home-fragrance',
  product: '/p/JW0801',
} as const

/** What a page costs: CPU of the runtime's process per request, and requests a second. */
interface Figure {
  cpuMs: number
  perSecond: Record<(typeof CONCURRENCIES)[number], number>
}

/** `npm run bench`: every figure from one run on one machine, so that only the ratios are to be believed. */
async function main() {
  await buildIfStale((message) => console.log(`… ${message}`))
  const [port, sandboxPort, barePort, constantPort] = await freePorts()
  const origin = `http://127.0.0.1:${barePort}`
  const local = await startLocal({
    port,
    sandboxPort,
    state: '.state/bench',
    barePort,
    others: [constant(constantPort)],
  })
  try {
    const rows: Record<string, Figure> = {}
    for (const [name, path] of Object.entries(PAGES)) {
      const address = await finalAddress(origin + path)
      const bytes = (await (await fetch(address)).arrayBuffer()).byteLength
      const limit = `http://127.0.0.1:${constantPort}/${bytes}`
      rows[`constant of ${name}'s size`] = await measure(limit)
      rows[`${name} from the page cache`] = await measure(address)
      rows[`${name} rendered`] = await measure(address, { 'x-vitrine-bypass': 'page-cache' })
    }
    const page = await filledBagPage(origin)
    const basket = await filledBasket(local.sandboxOrigin)
    rows['bag rendered, commerce included'] = await measure(page.address, page.headers)
    rows['bag: its basket in commerce alone'] = await measure(basket.address, basket.headers)
    report(rows)
  } finally {
    await local.stop()
  }
}

async function finalAddress(address: string) {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`)
  return answer.url
}

const freePorts = async () =>
  [await freePort(), await freePort(), await freePort(), await freePort()] as const

/** A worker that answers a constant of the size asked for: no page can be faster than that. */
const constant = (port: number) => ({
  name: 'constant',
  modules: true as const,
  compatibilityDate: '2026-10-01',
  script: `const bodies = new Map()
export default { fetch(request) {
  const size = Number(new URL(request.url).pathname.slice(1))
  if (!bodies.has(size)) bodies.set(size, new Uint8Array(size).fill(97))
  return new Response(bodies.get(size), { headers: { 'content-type': 'text/html; charset=utf-8' } })
} }`,
  unsafeDirectSockets: [{ host: '127.0.0.1', port }],
})

async function measure(address: string, headers: Record<string, string> = {}): Promise<Figure> {
  const cpu: number[] = []
  const perSecond = { 1: 0, 16: 0 }
  for (const connections of CONCURRENCIES) {
    const rates: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = cpuMsOfRuntime()
      const result = await autocannon({ url: address, connections, duration: SECONDS, headers })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} fails under load`)
      // The first round warms up.
      if (round === 0) continue
      rates.push(result.requests.total / result.duration)
      cpu.push((cpuMsOfRuntime() - before) / result.requests.total)
    }
    perSecond[connections] = median(rates)
  }
  return { cpuMs: median(cpu), perSecond }
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** User and system time of workerd, which Miniflare runs as a child of this process. */
function cpuMsOfRuntime() {
  const children = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], {
    encoding: 'utf8',
  })
  const ticks = children
    .trim()
    .split('\n')
    .map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(fields[11]) + Number(fields[12])
    })
  return (ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND) * 1000
}

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function report(rows: Record<string, Figure>) {
  const table = Object.entries(rows).map(([name, figure]) => {
    const limit = rows[`constant of ${name.split(' ')[0]}'s size`] ?? figure
    return {
      '': name,
      'CPU ms': figure.cpuMs.toFixed(3),
      '1/s at 1': Math.round(figure.perSecond[1]),
      'of the limit': (figure.perSecond[1] / limit.perSecond[1]).toFixed(2),
      '1/s at 16': Math.round(figure.perSecond[16]),
      'of the limit ': (figure.perSecond[16] / limit.perSecond[16]).toFixed(2),
    }
  })
  console.table(table)
}

await main()
