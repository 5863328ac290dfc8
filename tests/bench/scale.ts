import { freePort, type Local, startLocal } from '../../scripts/local-servers.ts'
import { ask, guestToken, ORGANIZATION } from './commerce.ts'
import { lostInACrowd } from './crowd.ts'
import { cpuMsOfRuntime, finalAddress, median } from './measuring.ts'
import { cases } from './scale-cases.ts'

const PRODUCTS = 100_000
/** How often each address is asked of each of the two. */
const ASKED = 120
const WARM_UPS = 20
const RENDERED_ROUNDS = 9
const RENDERED_A_ROUND = 60

/** The same shop with the written catalogue and with a large one. */
interface Side {
  local: Local
  shop: string
  token: string
}

/** The written catalogue beside one of 100,000 products: both are asked in turn, so that noise meets both. */
export async function measureScale(state: string) {
  const small = await start(state)
  const large = await start(`${state}-${PRODUCTS}`, PRODUCTS)
  try {
    const rows = []
    for (const { name, allowed, paths } of cases) {
      const addresses = await Promise.all([small, large].map(async (side) => paths(reader(side))))
      const [before = [], after = []] = await askedInTurn([small, large], addresses)
      rows.push(row(name, allowed, [median(before), median(after)]))
    }
    rows.push(row('category page rendered (CPU)', 1.2, await renderedInTurn([small, large])))
    console.table(rows)
    const { baskets, lost } = await lostInACrowd(large.local.sandboxOrigin)
    console.log(`${baskets} baskets changed concurrently: lost ${lost}`)
  } finally {
    await small.local.stop()
    await large.local.stop()
  }
}

async function start(state: string, products = 0): Promise<Side> {
  const [port, sandboxPort, barePort] = [await freePort(), await freePort(), await freePort()]
  const onProgress = (message: string) => console.log(`… ${message}`)
  const local = await startLocal({ port, sandboxPort, barePort, state, products, onProgress })
  const token = await guestToken(local.sandboxOrigin)
  return { local, shop: `http://127.0.0.1:${barePort}`, token }
}

const addressOf = ({ local }: Side, path: string) => {
  const [api = '', query = ''] = path.split('?')
  const parameters = `${query && `${query}&`}siteId=us&locale=en-US`
  return `${local.sandboxOrigin}${api.replace('{organization}', ORGANIZATION)}?${parameters}`
}

const reader = (side: Side) => (path: string) => ask(addressOf(side, path), side.token)

/** Milliseconds of every request by side; whoever is first changes from request to request. */
async function askedInTurn(sides: Side[], paths: string[][]): Promise<number[][]> {
  const times: number[][] = sides.map(() => [])
  for (let count = 0; count < WARM_UPS + ASKED; count += 1) {
    const order = [...sides.keys()]
    if (count % 2 === 1) order.reverse()
    for (const index of order) {
      const [side, own] = [sides[index], paths[index]]
      const path = own?.[count % own.length]
      if (!side || path === undefined) throw new Error('There is nothing to ask for.')
      const began = performance.now()
      await ask(addressOf(side, path), side.token)
      if (count >= WARM_UPS) times[index]?.push(performance.now() - began)
    }
  }
  return times
}

/** CPU milliseconds of the runtime for one rendered category page, by side. */
async function renderedInTurn(sides: Side[]): Promise<number[]> {
  const addresses = await Promise.all(
    sides.map(({ shop }) => finalAddress(`${shop}/g/home-fragrance`)),
  )
  const cpu: number[][] = sides.map(() => [])
  for (let round = 0; round <= RENDERED_ROUNDS; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const before = cpuMsOfRuntime()
      for (let count = 0; count < RENDERED_A_ROUND; count += 1) {
        const page = await fetch(address, { headers: { 'x-vitrine-bypass': 'page-cache' } })
        await page.arrayBuffer()
      }
      // The first round warms up.
      if (round > 0) cpu[index]?.push((cpuMsOfRuntime() - before) / RENDERED_A_ROUND)
    }
  }
  return cpu.map((values) => median(values))
}

function row(name: string, allowed: number, [before = 0, after = 0]: number[]) {
  return {
    '': name,
    'ms, written': before.toFixed(2),
    'ms, 100,000': after.toFixed(2),
    times: (after / before).toFixed(2),
    allowed,
  }
}
