import * as v from 'valibot'

import { Product } from '#shared/product/product.ts'

import { createBrowser, type Answer } from './browser.ts'
import type { Invariants } from './invariants.ts'
import { CALM_MS, type Schedule } from './schedule.ts'
import type { World } from './world.ts'

/** A product is fresh for 10 s, and a visitor waits up to 2.5 s for a new one. */
const OLDEST_MS = 13_000
const EVERY_MS = 1_000

const Price = v.object({ list_price: v.number() })

interface Watch {
  world: World
  schedule: Schedule
  invariants: Invariants
  productId: string
}

/** Visits a product every second, and knows which prices it had lately. */
export async function watchPrice({ world, schedule, invariants, productId }: Watch, forMs: number) {
  const { timeline } = world
  const random = world.randomOf('watcher')
  const browser = createBrowser({
    world,
    name: 'watcher',
    random,
    homeShare: 1,
    onAnswer: () => {},
  })
  const startedAt = timeline.now()
  const row = world.sqlite
    .prepare("SELECT list_price FROM offers WHERE site_id = 'us' AND product_id = ?")
    .get(productId)
  const first = { at: 0, price: v.parse(Price, row).list_price }

  /** Those that were right at any moment since then. */
  function pricesSince(since: number) {
    const changes = [first, ...world.prices.filter((each) => each.productId === productId)]
    const old = changes.findLast(({ at }) => at <= since)
    return changes.filter((each) => each === old || each.at > since).map(({ price }) => price)
  }

  function see(answer: Answer) {
    const since = timeline.now() - OLDEST_MS
    if (answer.status !== 200 || since < startedAt || !isCalm(since - startedAt)) return
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Product), answer.text)
    const shown = parsed.success ? parsed.output.price?.now.minorUnits : undefined
    const right = pricesSince(since)
    if (shown === undefined || right.includes(shown)) return
    const detail = `${answer.id} shows ${shown}, but ${productId} costs ${right.join(' or ')}`
    invariants.fail('fresh enough', detail, null)
  }

  /** Whether nothing has gone wrong since then, or shortly before. Older values are shown while a service fails. */
  const isCalm = (since: number) =>
    schedule.faults.every(
      (fault) =>
        fault.what !== 'clock skew' &&
        (!('forMs' in fault) ||
          fault.at + fault.forMs < since - CALM_MS ||
          fault.at > timeline.now() - startedAt),
    )

  const visits: Promise<void>[] = []
  while (timeline.now() < startedAt + forMs) {
    visits.push(browser.api('GET', `/products/${productId}`).then(see))
    await timeline.sleep(EVERY_MS)
  }
  await Promise.all(visits)
}
