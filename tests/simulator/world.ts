import { DatabaseSync } from 'node:sqlite'

import { namedRandom } from '../support/seeded-random.ts'
import { addressesAt } from '../../scripts/service-addresses.ts'
import type { Workers } from './bundle.ts'
import { createDatabase, delayedBy } from './database.ts'
import { createNamespace, type DurableObjectClass, type Namespace } from './durable-objects.ts'
import { requestScope } from './isolate-globals.ts'
import { startIsolate, type Isolate } from './isolates.ts'
import { createNetwork } from './network.ts'
import { STARTS_AT } from './seeded-database.ts'
import { createKv, SimulatedCache } from './shared-stores.ts'
import { createTimeline } from './timeline.ts'
import type { Trace } from './trace.ts'

export const SHOP = 'http://shop.localhost:8787'
export const COMMERCE = 'https://commerce.example'
export const LOCATIONS = [0, 1] as const

const STOREFRONT_OBJECTS = {
  IDEMPOTENCY_KEYS: 'IdempotencyKeys',
  ATTEMPT_LIMITS: 'AttemptLimits',
  AGENT_SESSIONS: 'AgentSessions',
  SIGN_OUT_MARKS: 'SignOutMarks',
} as const

interface PriceChange {
  at: number
  productId: string
  price: number
}

export interface WorldOptions {
  seed: number
  /** When it begins (ms since 1970). */
  startsAt?: number
  workers: Workers
  /** The commerce service's database. */
  database: Uint8Array
  trace: Trace
  /** Is told all that is written to a store or a log that visitors share. */
  onSharedWrite: (store: string, key: string, text: string) => void
}

/** Everything that the shop runs on: both workers, their stores, and the network between them. */
export function createWorld({
  seed,
  startsAt = STARTS_AT,
  workers,
  database,
  trace,
  onSharedWrite,
}: WorldOptions) {
  const timeline = createTimeline(startsAt)
  const randomOf = (name: string) => namedRandom(seed, name)
  const note = (event: string) => trace.note(timeline.now(), event)
  const log = (line: string) => onSharedWrite('log', '', line)
  let skewMs = 0
  let release = 0
  let started = 0

  const sqlite = new DatabaseSync(':memory:')
  sqlite.deserialize(database)

  const network = createNetwork({ timeline, random: randomOf('network'), note })

  const commerceRandom = randomOf('commerce database')
  const commerceEnv: Record<string, unknown> = {
    SANDBOX_ORIGIN: COMMERCE,
    SHOP_ORIGIN: SHOP,
    SANDBOX_MODE: 'test',
    SANDBOX_PROFILE: 'default',
    DB: createDatabase(sqlite, { delay: delayedBy(timeline, () => commerceRandom.below(2)) }),
  }
  const commerce = startIsolate(workers.commerce, {
    timeline,
    random: randomOf('commerce'),
    skewMs: 0,
    fetch: () => Promise.reject(new TypeError('The service calls nobody.')),
    log: (line) => note(`commerce log ${line}`),
  })
  const baskets = createNamespace('Basket', {
    timeline,
    random: randomOf('baskets'),
    note,
    host: () => ({ Class: commerce.exports['Basket'] as DurableObjectClass, env: commerceEnv }),
  })
  commerceEnv['BASKETS'] = baskets.bindingOf(commerce)
  network.connect((request, execution) =>
    commerce.exports.default.fetch(request, commerceEnv, execution),
  )

  const stores = { timeline, onWrite: onSharedWrite }
  const kv = createKv({ ...stores, random: randomOf('kv') })
  const caches = LOCATIONS.map(
    (location) => new SimulatedCache({ ...stores, random: randomOf(`cache ${location}`) }),
  )

  const startStorefront = (location: number) => {
    started += 1
    return startIsolate(workers.storefronts[release % 2 === 0 ? 0 : 1], {
      timeline,
      random: randomOf(`isolate ${started}`),
      skewMs,
      caches: caches[location],
      Cache: SimulatedCache,
      fetch: network.fetch,
      log,
    })
  }

  let objectsHost: { isolate: Isolate; env: Record<string, unknown> } | null = null
  const hostOf = (className: string) => () => {
    if (!objectsHost) {
      const isolate = startStorefront(0)
      objectsHost = { isolate, env: envOf(isolate, 0) }
    }
    const { isolate, env } = objectsHost
    return { Class: isolate.exports[className] as DurableObjectClass, env }
  }
  const namespaces = Object.entries(STOREFRONT_OBJECTS).map(
    ([binding, className]): [string, Namespace] => [
      binding,
      createNamespace(className, {
        timeline,
        random: randomOf(className),
        note,
        host: hostOf(className),
      }),
    ],
  )

  function envOf(isolate: Isolate, location: number): Record<string, unknown> {
    return {
      ...workers.variables,
      ...addressesAt(COMMERCE),
      ENVIRONMENT: 'test',
      PUBLIC_ORIGIN: SHOP,
      PAYMENT_ORIGIN: COMMERCE,
      COMMERCE_ORIGIN: COMMERCE,
      CACHE: kv.openLocation(location),
      ASSETS: { fetch: async () => new Response('not found', { status: 404 }) },
      ANALYTICS: {
        writeDataPoint: (point: object) =>
          onSharedWrite('analytics', '', JSON.stringify(point) ?? ''),
      },
      ...Object.fromEntries(
        namespaces.map(([binding, namespace]) => [binding, namespace.bindingOf(isolate)]),
      ),
    }
  }

  const running = new Map<number, { isolate: Isolate; env: Record<string, unknown> }>()
  function isolateAt(location: number) {
    const known = running.get(location)
    if (known) return known
    const isolate = startStorefront(location)
    const opened = { isolate, env: envOf(isolate, location) }
    running.set(location, opened)
    note(`isolate ${started} starts at ${location}`)
    return opened
  }

  /** Answers one request to the storefront. Rejects if its isolate ends first. */
  async function respond(request: Request, location: number, left: AbortSignal) {
    const { isolate, env } = isolateAt(location)
    const scope = { isOver: false }
    let background = 0
    let isAnswered = false
    const endIfDone = () => {
      if (background === 0 && (isAnswered || left.aborted)) scope.isOver = true
    }
    left.addEventListener('abort', endIfDone)
    const execution = {
      waitUntil(work: Promise<unknown>) {
        background += 1
        const ended = () => {
          background -= 1
          endIfDone()
        }
        work.then(ended, ended)
      },
      passThroughOnException: () => undefined,
      props: {},
    }
    const answering = requestScope.run(scope, async () => {
      const response = await isolate.exports.default.fetch(request, env, execution)
      return { response, text: await response.text() }
    })
    const answered = await isolate.unlessEnded(answering)
    isAnswered = true
    endIfDone()
    return answered
  }

  return {
    timeline,
    sqlite,
    network,
    kv,
    caches,
    baskets,
    /** The baskets that agents have worked on. */
    heldBaskets: new Set<string>(),
    /** The prices that the merchant has set, in minor units. */
    prices: [] as PriceChange[],
    namespaces: namespaces.map(([, namespace]) => namespace),
    note,
    randomOf,
    respond,
    started: () => started,
    /** The next isolates have a clock that is fast by this much (ms). */
    skew: (ms: number) => void (skewMs = ms),
    /** Ends the isolate of a location, with all requests that it serves. */
    endIsolate(location: number) {
      running.get(location)?.isolate.end()
      running.delete(location)
      note(`isolate ends at ${location}`)
    },
    /** New isolates run the other deploy. Those of the old one finish their requests. */
    deploy() {
      release += 1
      running.clear()
      objectsHost = null
      for (const [, namespace] of namespaces) namespace.restart()
      note(`deploy ${release}`)
    },
    async callCommerce(path: string, init: RequestInit) {
      const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined }
      const request = new Request(`${COMMERCE}${path}`, init)
      const response = await commerce.exports.default.fetch(request, commerceEnv, execution)
      const to = response.headers.get('location')
      return { status: response.status, to, text: await response.text() }
    },
    close: () => sqlite.close(),
  }
}

export type World = ReturnType<typeof createWorld>

/** What shoppers see of a world, which may also be a shop that runs in workerd. */
export type ShoppersWorld = Pick<
  World,
  'randomOf' | 'note' | 'respond' | 'callCommerce' | 'sqlite' | 'heldBaskets'
> & { timeline: Pick<World['timeline'], 'now' | 'after' | 'sleep'> }
