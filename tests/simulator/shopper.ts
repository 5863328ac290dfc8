import * as v from 'valibot'

import { Bag } from '#shared/bag/bag.ts'

import type { Random } from '../support/seeded-random.ts'
import { createBrowser, type Answer, type Browser } from './browser.ts'
import { canaryOf, type Invariants } from './invariants.ts'
import { PRODUCTS } from './products.ts'
import type { Planned } from './schedule.ts'
import type { ShoppersWorld } from './world.ts'

/** A sum that a shopper confirmed by the order button, and what became of it. */
export interface Purchase {
  /** Of this purchase alone. */
  email: string
  /** The totals that were confirmed, in minor units. */
  confirmed: number[]
  /** The order that the shop named, or `received` if it named none. Null if nothing was ordered. */
  told: string | null
  /** What the order costs, as the shop told. */
  toldTotal: number | null
  /** Whether the shopper left without knowing the outcome. */
  isUnknown: boolean
  /** Whether the shop confirmed its cancellation. */
  isCanceled: boolean
  /** How many units the shop said are returned. */
  returned: number
  /** Whether the outcome of a return is unknown. */
  isReturnUnknown: boolean
}

export interface Shopper {
  index: number
  name: string
  /** Part of everything personal that the shopper types. */
  canary: string
  world: ShoppersWorld
  random: Random
  browser: Browser
  invariants: Invariants
  /** Whether scripts run in the browser. Without them, everything is a form. */
  hasScripts: boolean
  isPatient: boolean
  /** Products that the shopper buys more often than others. */
  favorites: [string, string]
  purchases: Purchase[]
  /** Units by product as the last answer said. Null while the outcome of a change is unknown. */
  bag: Map<string, number> | null
  lines: Bag['lines']
  /** The login of the customer who is signed in. */
  signedInAs: string | null
  /** False while the outcome of signing in or out is unknown. */
  isSessionKnown: boolean
  /** What the customer's bag had when they signed out. */
  leftBag: Map<string, number> | null
  account: { email: string; password: string } | null
  /** The code of the shopper's gift card. */
  giftCard: string
  /** Whether the shopper has joined the loyalty program. */
  isRewarded: boolean
  /** How many agents have helped. */
  agents: number
}

export interface Cast {
  world: ShoppersWorld
  invariants: Invariants
  planned: Pick<Planned, 'index' | 'hasScripts' | 'isPatient'>
  /** Of another person who knows what this shopper types, such as an agent. */
  suffix?: string
}

export function createShopper({ world, invariants, planned, suffix = '' }: Cast): Shopper {
  const { index, hasScripts, isPatient = false } = planned
  const name = `shopper-${String(index).padStart(2, '0')}${suffix}`
  const canary = canaryOf(index)
  const random = world.randomOf(name)
  const onAnswer = (answer: Answer) => invariants.answer(answer, canary, name)
  return {
    index,
    name,
    canary,
    world,
    random,
    invariants,
    hasScripts,
    isPatient,
    favorites: [random.oneOf(PRODUCTS), random.oneOf(PRODUCTS)],
    browser: createBrowser({ world, name, random: world.randomOf(`browser of ${name}`), onAnswer }),
    purchases: [],
    bag: new Map(),
    lines: [],
    signedInAs: null,
    isSessionKnown: true,
    leftBag: new Map(),
    giftCard: giftCardOf(index),
    account: null,
    isRewarded: false,
    agents: 0,
  }
}

const giftCardOf = (index: number) => `JWSIM${String(index).padStart(11, '0')}`

const MOST_TRIES = 4
const PATIENCE_MS = [400, 5_000] as const

type Send = (sending: { key: string; leavesAfterMs: number | null }) => Promise<Answer>

/** Whether the answer says that the change is done or not done. */
const isDefinite = ({ status }: Answer) => status !== 0 && status !== 429 && status < 500

/**
 * Sends a change as shoppers do: some press twice, some close the tab and come back, and all try again with the same key
 * after a failure.
 * @returns the answer, or null if the outcome stays unknown
 */
export async function change(shopper: Shopper, send: Send): Promise<Answer | null> {
  const { random, browser, world, isPatient } = shopper
  const key = browser.newKey()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const isTwice = !isPatient && random.isSo(0.12)
    const isLeft = !isPatient && random.isSo(0.08)
    const leavesAfterMs = isLeft ? random.between(1, 1_500) : null
    const answers = await Promise.all(
      isTwice
        ? [send({ key, leavesAfterMs: null }), send({ key, leavesAfterMs })]
        : [send({ key, leavesAfterMs })],
    )
    const answer = answers.find(isDefinite)
    if (answer) return answer
    await world.timeline.sleep(random.between(...PATIENCE_MS))
  }
  return null
}

/** The body of a JSON answer. A body of another form is a breach. */
export function bodyOf<Schema extends v.GenericSchema>(
  { invariants, name }: Shopper,
  schema: Schema,
  { id, path, text }: Answer,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  invariants.fail('answers typed', `${id} ${path} has another form: ${text.slice(0, 200)}`, name)
  return null
}

export const problemOf = ({ text }: Answer): string => {
  const [, type = ''] = /"type":"[^"]*?([\w-]+)"/.exec(text) ?? []
  return type
}

/** The units by product that the shopper has put into a bag. */
export const unitsIn = (lines: Bag['lines']) => {
  const units = new Map<string, number>()
  for (const { productId, quantity, isBonus } of lines) {
    if (!isBonus) units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}

const shown = (units: Map<string, number>) =>
  [...units]
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => `${quantity} ${id}`)
    .toSorted()
    .join(', ')

/** Compares an answer with what the shopper expects, and remembers it. */
export function seeBag(shopper: Shopper, { lines }: Pick<Bag, 'lines'>, answer: Answer) {
  const units = unitsIn(lines)
  if (shopper.bag && shown(shopper.bag) !== shown(units)) {
    const detail = `${answer.id} ${answer.method} ${answer.path} has [${shown(units)}] instead of [${shown(shopper.bag)}]`
    shopper.invariants.fail('bag kept', detail, shopper.name)
  }
  shopper.bag = units
  shopper.lines = lines
}

/** Longer than the faults of a run go on, so that bags are merged by then (ms). */
const LOOKS = 5
const EVERY_MS = 25_000

/**
 * Looks into the bag until it holds what the customer expects after signing in. A merge that failed is made up for by a
 * later look.
 */
export async function awaitMerge(shopper: Shopper, expected: Shopper['bag']) {
  for (let look = 1; look < LOOKS; look += 1) {
    shopper.bag = null
    if (!expected || ((await readBag(shopper)) && isSame(shopper.bag, expected))) return
    await shopper.world.timeline.sleep(EVERY_MS)
  }
  shopper.bag = expected
  await readBag(shopper)
}

const isSame = (units: Shopper['bag'], expected: Map<string, number>) =>
  units !== null && shown(units) === shown(expected)

/** Looks into the bag. @returns null if it could not be read */
export async function readBag(shopper: Shopper): Promise<Bag | null> {
  const answer = await shopper.browser.api('GET', '/bag')
  if (answer.status !== 200) return null
  const bag = bodyOf(shopper, Bag, answer)
  if (bag && answer.isAlone) seeBag(shopper, bag, answer)
  return bag
}
