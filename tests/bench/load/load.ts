import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import { freePort, startSandbox } from '../../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../../scripts/local-servers.ts'
import { addressesAt } from '../../../scripts/service-addresses.ts'
import { sendControl } from '../../support/test-control.ts'
import { today } from '../figures.ts'
import { measureHeap } from '../heap.ts'
import { flood } from './flood.ts'
import type { LoadFigures } from './load-figures.ts'
import { loadText, ratioOf } from './load-text.ts'
import { letIn } from './shoppers.ts'
import { openTimes, type Times } from './timed-fetch.ts'

const SHOPPERS = Number(process.env.SHOPPERS ?? 500)
const FEW_SHOPPERS = Math.ceil(SHOPPERS / 10)
const MINUTE_MS = 60_000
/** As in production, which terminates an isolate above this. */
const HEAP_LIMIT_MB = 128
const INTERVALS = 5
/** Goals: the honest steps beside a flood, and the growth of memory from the second interval on. */
const MOST_RATIO = 1.5
const MOST_GROWTH_MB = 12

const PRODUCTS = ['JW0801', 'JW0101', 'JW0201', 'JW1202', 'JW2704', 'JW3603', 'JW0107', 'JW0603']

/**
 * 500 shoppers at once, and 50 of them with and without a flood of one visitor's requests.
 * @throws {Error} if a step of a shopper fails, or a goal is missed
 */
export async function measureLoad(state: string): Promise<LoadFigures> {
  const minutes = Number(/--minutes=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10)
  const shop = await openLoadedShop(`${state}-load`)
  try {
    const { crowd, times } = await measureCrowd(shop, minutes * MINUTE_MS)
    const flooded = await measureFlood(shop, (minutes * MINUTE_MS) / 4)
    const figures = {
      measured: today(),
      minutes,
      cores: availableParallelism(),
      crowd,
      flood: flooded.flood,
    }
    console.log(loadText(figures))
    expectGoals(figures, [times, ...flooded.times])
    return figures
  } finally {
    await shop.stop()
  }
}

type LoadedShop = Awaited<ReturnType<typeof openLoadedShop>>

const Navigation = v.array(v.object({ path: v.string() }))
const Product = v.object({ path: v.string() })

/** The shop and the commerce service in processes of their own, with enough stock for all. */
async function openLoadedShop(state: string) {
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_LIMIT_MB} --expose-gc`
  const [serviceState, shopState] = [resolve(`${state}/service`), resolve(`${state}/shop`)]
  rmSync(serviceState, { recursive: true, force: true })
  const service = await startSandbox({
    sandboxPort: await freePort(),
    state: serviceState,
    mode: 'test',
    shopOrigin: 'http://127.0.0.1:8787',
  })
  const [barePort, inspectorPort] = [await freePort(), await freePort()]
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: shopState,
    barePort,
    inspectorPort,
    vars: { ...addressesAt(service.origin), COMMERCE_ORIGIN: service.origin },
  })
  delete process.env.MINIFLARE_WORKERD_V8_FLAGS
  const origin = `http://127.0.0.1:${barePort}`
  for (const id of PRODUCTS) {
    const body = { siteId: 'us', ats: 100_000 }
    await sendControl(service.origin, { method: 'PUT', path: `/stock/${id}`, body })
  }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api${path}`)).json()
  const menu = v.parse(Navigation, await read('/navigation'))
  return {
    origin,
    categories: menu.map(({ path }) => path),
    products: await Promise.all(
      PRODUCTS.map(async (id) => ({
        id,
        path: v.parse(Product, await read(`/products/${id}`)).path,
      })),
    ),
    async heap() {
      const { after } = await measureHeap(inspectorPort, 'vitrine-bare')
      return Math.round(after.objects + after.buffers)
    },
    async stop() {
      await local.stop()
      await service.stop()
    },
  }
}

async function measureCrowd(shop: LoadedShop, ms: number) {
  const times = openTimes()
  const until = performance.now() + ms
  const visits = letIn(shop, { shoppers: SHOPPERS, until, times })
  const memory: number[] = []
  const measuring = (async () => {
    for (let interval = 1; interval <= INTERVALS; interval += 1) {
      await sleep(ms / INTERVALS)
      memory.push(await shop.heap())
      console.log(`… ${times.steps.length} steps, ${memory.at(-1)} MB`, times.failures())
    }
  })()
  const [orders] = await Promise.all([visits, measuring])
  const crowd = {
    shoppers: SHOPPERS,
    orders,
    pages: times.waits(({ isPage }) => isPage),
    actions: times.waits(({ isPage }) => !isPage),
    memory,
  }
  return { crowd, times }
}

async function measureFlood(shop: LoadedShop, ms: number) {
  const [alone, beside] = [openTimes(), openTimes()]
  const visit = async (times: Times) => {
    await letIn(shop, { shoppers: FEW_SHOPPERS, until: performance.now() + ms, times })
    return times.waits()
  }
  const without = await visit(alone)
  console.log(`… ${FEW_SHOPPERS} shoppers alone`, without)
  const flooding = flood(shop.origin, performance.now() + ms)
  const withFlood = await visit(beside)
  const flooded = { shoppers: FEW_SHOPPERS, alone: without, beside: withFlood, ...(await flooding) }
  return { flood: flooded, times: [alone, beside] }
}

function expectGoals(figures: LoadFigures, times: readonly Times[]) {
  const failures = Object.assign({}, ...times.map((each) => each.failures()))
  const [, early = 0, ...later] = figures.crowd.memory
  const growth = Math.max(...later) - early
  const ratio = ratioOf(figures.flood)
  const missed = [
    ...(Object.keys(failures).length > 0 ? [`steps fail: ${JSON.stringify(failures)}`] : []),
    ...(ratio > MOST_RATIO ? [`p95 beside the flood is ${ratio.toFixed(2)} times that alone`] : []),
    ...(growth > MOST_GROWTH_MB ? [`memory grows by ${growth} MB`] : []),
  ]
  if (missed.length > 0) throw new Error(missed.join('; '))
}
