import { freePort } from '../../sandbox/scripts/local-service.ts'
import { type Local, startLocal } from '../../scripts/local-servers.ts'
import { commerceAddress, ask, guestToken } from './commerce.ts'
import { lostInACrowd } from './crowd.ts'
import { today, type ScaleFigures } from './figures.ts'
import { readCpuMs, finalAddress, median, runtimes } from './measuring.ts'
import { cases } from './scale-cases.ts'

const PRODUCTS = 100_000
/** Measured requests per side and case, after the warm-up. */
const TIMES = 240
const WARM_UPS = 40

/** The same shop with the handwritten catalog or with a large one. */
interface Side {
  local: Local
  /** The shop's worker alone. */
  shop: string
  token: string
  /** Its processes. */
  pids: string[]
}

/** Addresses to request from one side in sequence. */
interface Tour {
  pids: string[]
  addresses: string[]
  headers: Record<string, string>
}

/** The cost of one request: elapsed time and CPU time of the runtime. */
interface Cost {
  ms: number
  cpuMs: number
}

/** One case, with its cost in the small catalog and then in the large one. */
interface Measurement {
  name: string
  /** The allowed ratio of the large catalog to the small one. */
  allowed: string
  costs: Cost[]
}

/** Compares the handwritten catalog with one of 100,000 products, alternating requests so that noise affects both. */
export async function measureScale(state: string): Promise<ScaleFigures> {
  const small = await start(state)
  const large = await start(`${state}-${PRODUCTS}`, PRODUCTS)
  const sides = [small, large]
  try {
    const measurements: Measurement[] = []
    for (const { name, allowed, paths } of cases) {
      const tours = await Promise.all(sides.map((side) => tourOfCommerce(side, paths)))
      measurements.push({ name, allowed: `${allowed} in time`, costs: await inTurn(tours) })
    }
    const tours = await Promise.all(sides.map((side) => tourOfShop(side)))
    measurements.push({
      name: 'category page rendered',
      allowed: '1.2 in CPU',
      costs: await inTurn(tours),
    })
    for (const { local } of sides) console.log(await describeCatalog(local))
    console.table(measurements.map(row))
    const crowd = await lostInACrowd(large.local.sandboxOrigin)
    const { baskets, changes, answered, lost } = crowd
    console.log(
      `${baskets} baskets changed concurrently: ${answered} of ${changes} changes confirmed, ${lost} lost`,
    )
    return { measured: today(), cases: measurements.map(toFigure), crowd }
  } finally {
    for (const { local } of sides) await local.stop()
  }
}

async function start(state: string, products = 0): Promise<Side> {
  const [port, sandboxPort, barePort] = [await freePort(), await freePort(), await freePort()]
  const others = new Set(products > 0 ? runtimes() : [])
  const onProgress = (message: string) => console.log(`… ${message}`)
  const local = await startLocal({ port, sandboxPort, barePort, state, products, onProgress })
  const token = await guestToken(local.sandboxOrigin)
  const pids = runtimes().filter((pid) => !others.has(pid))
  return { local, shop: `http://127.0.0.1:${barePort}`, token, pids }
}

async function describeCatalog({ miniflare }: Local) {
  const db = await miniflare.getD1Database('DB', 'vitrine-sandbox')
  const count = async (table: string) =>
    (await db.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>('rows')) ?? 0
  return `${await count('products')} products, ${await count('store_stock')} inventory records of stores`
}

async function tourOfCommerce(
  { local, token, pids }: Side,
  paths: (typeof cases)[number]['paths'],
): Promise<Tour> {
  const place = (path: string) => commerceAddress(local.sandboxOrigin, path)
  const found = await paths((path) => ask(place(path), token))
  return { pids, addresses: found.map(place), headers: { authorization: `Bearer ${token}` } }
}

const tourOfShop = async ({ shop, pids }: Side): Promise<Tour> => ({
  pids,
  addresses: [await finalAddress(`${shop}/g/home-fragrance`)],
  headers: { 'x-vitrine-bypass': 'page-cache' },
})

/** Measures all tours together, alternating requests and order. */
async function inTurn(tours: Tour[]): Promise<Cost[]> {
  const times = tours.map((): number[] => [])
  let before: number[] = []
  for (let stop = 0; stop < WARM_UPS + TIMES; stop += 1) {
    if (stop === WARM_UPS) before = tours.map(({ pids }) => readCpuMs(pids))
    const order = [...tours.entries()]
    for (const [index, tour] of stop % 2 === 0 ? order : order.toReversed()) {
      const ms = await timed(tour, stop)
      if (stop >= WARM_UPS) times[index]?.push(ms)
    }
  }
  return tours.map(({ pids }, index) => ({
    ms: median(times[index] ?? []),
    cpuMs: (readCpuMs(pids) - (before[index] ?? 0)) / TIMES,
  }))
}

/** Milliseconds until the whole response has arrived. */
async function timed({ addresses, headers }: Tour, stop: number) {
  const address = addresses[stop % addresses.length] ?? ''
  const began = performance.now()
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}`)
  return performance.now() - began
}

const toFigure = ({ name, allowed, costs: [small, large] }: Measurement) => ({
  name,
  time: Number(ratio(large?.ms, small?.ms)),
  cpu: Number(ratio(large?.cpuMs, small?.cpuMs)),
  allowed,
})

const row = ({ name, allowed, costs: [small, large] }: Measurement) => ({
  '': name,
  'ms, written': small?.ms.toFixed(2),
  'ms, 100,000': large?.ms.toFixed(2),
  'times in time': ratio(large?.ms, small?.ms),
  'CPU ms, written': small?.cpuMs.toFixed(2),
  'CPU ms, 100,000': large?.cpuMs.toFixed(2),
  'times in CPU': ratio(large?.cpuMs, small?.cpuMs),
  allowed,
})

const ratio = (large = Number.NaN, small = Number.NaN) => (large / small).toFixed(2)
