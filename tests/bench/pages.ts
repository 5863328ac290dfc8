import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { today, type PageFigures } from './figures.ts'
import { finalAddress, median, runtimes, underLoad } from './measuring.ts'

const CONCURRENCIES = [1, 16] as const
const PAGES = {
  home: '/',
  category: '/g/home-fragrance',
  product: '/p/JW0801',
} as const

/** The cost of a page: CPU time of the runtime per request, and requests per second. */
interface Figure {
  cpuMs: number
  perSecond: Record<(typeof CONCURRENCIES)[number], number>
}

/** Measures pages and constant responses of the same size in one run. Only the ratios are reliable. */
export async function measurePages(state: string): Promise<PageFigures> {
  const [port, sandboxPort, barePort, constantPort] = await freePorts()
  const origin = `http://127.0.0.1:${barePort}`
  const local = await startLocal({
    port,
    sandboxPort,
    state,
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
    report(rows)
    return collectFigures(rows)
  } finally {
    await local.stop()
  }
}

const freePorts = async () =>
  [await freePort(), await freePort(), await freePort(), await freePort()] as const

/** A worker that responds with a constant of the requested size, the fastest possible page. */
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
    const rounds = await underLoad({ address, headers, connections }, runtimes())
    perSecond[connections] = median(rounds.map((round) => round.perSecond))
    cpu.push(...rounds.flatMap(({ cpuMs }) => cpuMs))
  }
  return { cpuMs: median(cpu), perSecond }
}

function collectFigures(rows: Record<string, Figure>): PageFigures {
  const findFigure = (name: string): Figure =>
    rows[name] ?? { cpuMs: Number.NaN, perSecond: { 1: Number.NaN, 16: Number.NaN } }
  const pages = Object.keys(PAGES).map((page) => {
    const constant = findFigure(`constant of ${page}'s size`)
    const cached = findFigure(`${page} from the page cache`)
    const cpu = ({ cpuMs }: Figure) => ({
      ms: rounded(cpuMs),
      ratio: rounded(cpuMs / constant.cpuMs),
    })
    const figures = {
      constant: rounded(constant.cpuMs),
      cached: cpu(cached),
      rendered: cpu(findFigure(`${page} rendered`)),
      share: {
        '1': rounded(cached.perSecond[1] / constant.perSecond[1]),
        '16': rounded(cached.perSecond[16] / constant.perSecond[16]),
      },
    }
    return [page, figures] as const
  })
  return { measured: today(), pages: Object.fromEntries(pages) }
}

const rounded = (value: number) => Number(value.toFixed(2))

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
