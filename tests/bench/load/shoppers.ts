import { setTimeout as sleep } from 'node:timers/promises'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { COLUMBUS, startTrip } from '../../../scripts/shopping-trip.ts'
import type { Times } from './timed-fetch.ts'

/** Between two steps, a shopper reads this long (ms). */
const READING_MS = [8_000, 24_000] as const
/** All shoppers have arrived after this time (ms). */
const ARRIVALS_MS = 20_000
const CARD = '4111111111111111'

/** Each of them is signed in by at most one shopper. */
const CUSTOMERS = [
  'new@shoppers.example',
  'reg@shoppers.example',
  'list20@shoppers.example',
  'list40@shoppers.example',
]

const PHRASES = ['candle', 'soap', 'lavender', 'gift', 'lotion', 'citrus', 'wax', 'hand cream']

interface Shop {
  origin: string
  categories: readonly string[]
  products: readonly { path: string; id: string }[]
}

interface Crowd {
  shoppers: number
  /** When they leave (`performance.now`). */
  until: number
  times: Times
}

/** Lets shoppers use the shop until they leave. @returns how many orders they have placed */
export async function letIn(shop: Shop, crowd: Crowd): Promise<number> {
  let orders = 0
  const visits = Array.from({ length: crowd.shoppers }, async (_, number) => {
    await sleep((number * ARRIVALS_MS) / crowd.shoppers)
    const shopper = openShopper(shop, crowd, number)
    for (let round = 0; performance.now() < crowd.until; round += 1) {
      if (await shopper.takeRound(round)) orders += 1
    }
  })
  await Promise.all(visits)
  return orders
}

function openShopper(shop: Shop, { until, times }: Crowd, number: number) {
  const { origin, categories, products } = shop
  // Shoppers are at home in different networks.
  const headers = { 'cf-connecting-ip': `10.${number >> 8}.${number & 255}.7` }
  const trip = startTrip(origin, { headers, send: times.timedFetch })
  const customer = CUSTOMERS[number]
  const ends = () => performance.now() >= until
  const read = async () => {
    const [least, most] = READING_MS
    await sleep(Math.min(Math.max(0, until - performance.now()), between(least, most)))
  }

  async function order() {
    await trip.sendTo(COLUMBUS)
    await read()
    if (ends()) return false
    await trip.payWith(CARD)
    const review = await (await trip.visit('/checkout/review')).text()
    await read()
    await trip.visit(await trip.order(Number(/name="total" value="(\d+)"/.exec(review)?.[1])))
    return true
  }

  return {
    /** A visit from the first page to the bag, and sometimes to the order. @returns whether there was one */
    async takeRound(round: number): Promise<boolean> {
      const product = pick(products, number + round * 7)
      const phrase = pick(PHRASES, number + round)
      const steps = [
        () => trip.visit('/'),
        ...(customer !== undefined && round === 0
          ? [() => trip.signIn(customer, SEEDED_PASSWORD)]
          : []),
        () => trip.visit(pick(categories, number + round)),
        () => trip.visit(`/search?${new URLSearchParams({ q: phrase }).toString()}`),
        () => trip.visit(product.path),
        () => trip.fillBag(product.id),
        () => trip.visit('/cart'),
      ]
      for (const step of steps) {
        if (ends()) return false
        await step()
        await read()
      }
      return (number + round) % 4 === 0 && !ends() ? order() : false
    },
  }
}

const between = (least: number, most: number) => least + Math.random() * (most - least)

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}
