import { env } from 'cloudflare:workers'

import { openShop, openKv } from '../worker/shop.ts'
import type { Store } from '../worker/store.ts'
import { openVirtualTime, replaying, type Stored } from '../worker/virtual-time.ts'
import { effects, failingCall } from './faults.ts'
import type { FaultName } from './fault-names.ts'
import { serviceAt, type ServiceName } from './services.ts'

interface Failing {
  service: ServiceName
  fault: FaultName
}

/** Services that answer everyone alike, so that a later cell may get the answer of an earlier one. */
const SAME_FOR_ALL: readonly ServiceName[] = [
  'categories',
  'products',
  'search',
  'promotions',
  'ranks',
  'experience',
  'slots',
  'content',
  'preferences',
  'configurations',
  'seo',
  'redirects',
  'stores',
  'films',
  'reviews',
  'socialProof',
  'ugc',
  'maps',
]

const responses = new Map<string, Promise<Stored>>()

/**
 * The shop in a new isolate, in front of services of which one may fail. Time is virtual: waiting for a deadline takes none,
 * and the wait is measured exactly. With `isReal` it is not, for work that loads code.
 */
export function openFailingShop({ isReal = false } = {}) {
  const asked = new Set<ServiceName>()
  const unknown = new Set<string>()
  let failing: Failing | null = null
  let longest = 0
  let longestWhole = 0

  const isFailing = (service: ServiceName | null) => failing !== null && failing.service === service
  const { fetch } = globalThis
  // Every isolate has another guest token, with which it reads the same.
  const replay = replaying(
    (address, init) => fetch(address, init),
    responses,
    (address) => address,
  )

  async function send(address: string, init: RequestInit) {
    const service = serviceAt(address)
    const isForAll = service !== null && SAME_FOR_ALL.includes(service)
    const respond = () => (isForAll ? replay(address, init) : fetch(address, init))
    if (!failing || !isFailing(service) || failing.fault === 'slow') return respond()
    return effects[failing.fault](respond)
  }

  const time = openVirtualTime({
    isReal,
    hangs(address) {
      const service = serviceAt(address)
      if (service !== null) asked.add(service)
      else if (!isOfTest(address)) unknown.add(address)
      return isFailing(service) && failing?.fault === 'slow'
    },
    send,
    onPassed: (ms) => void (shop.clock.now += ms),
  })

  /** A binding whose objects fail as the service does. Time stands still while they work. */
  function failingObject<Target extends object>(service: ServiceName, target: Target): Target {
    return new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          asked.add(service)
          if (failing && isFailing(service)) return failingCall(failing.fault)()
          return time.awaited(async () => Reflect.apply(value, target, args))
        }
      },
    })
  }

  function failingNamespace<Entry extends object>(
    service: ServiceName,
    namespace: { getByName(name: string): Entry },
  ) {
    return {
      // Attempts in other cells do not count.
      getByName: (name: string) =>
        failingObject(
          service,
          namespace.getByName(service === 'attempts' ? shop.session + name : name),
        ),
    }
  }

  const shop = openShop()
  Object.assign(shop.bindings, {
    CACHE: failingObject('kv', openKv(shop.clock).openLocation()),
    ATTEMPT_LIMITS: failingNamespace('attempts', env.ATTEMPT_LIMITS),
    IDEMPOTENCY_KEYS: failingNamespace('idempotency', env.IDEMPOTENCY_KEYS),
    SIGN_OUT_MARKS: failingNamespace('signOutMarks', env.SIGN_OUT_MARKS),
    ANALYTICS: {
      writeDataPoint() {
        asked.add('analytics')
        if (isFailing('analytics')) throw new Error('the dataset fails')
      },
    },
  })

  const store: Store = {
    ...shop,
    async send(path, init) {
      const startedAt = time.now()
      const { response, complete } = await shop.visit(path, init)
      longest = Math.max(longest, time.now() - startedAt)
      const text = await response.text()
      longestWhole = Math.max(longestWhole, time.now() - startedAt)
      await complete()
      return { response, text, status: response.status, to: response.headers.get('location') }
    },
    freeze: () => undefined,
  }

  return {
    store,
    /** Everything that was asked since the fault, or since the beginning. */
    asked,
    /** Addresses that belong to no service. */
    unknown,
    /** From now on the service fails, or none does. */
    fail(next: Failing | null) {
      failing = next
      const binding = next?.fault === 'absent' ? BINDINGS[next.service] : undefined
      if (binding !== undefined) Object.assign(shop.bindings, { [binding]: undefined })
      longest = 0
      longestWhole = 0
      asked.clear()
    },
    /** The longest waits since the fault (ms): until a response begins, and until its last byte. */
    longest: () => ({ waitMs: Math.round(longest), wholeMs: Math.round(longestWhole) }),
    /** Does the work, while time passes as it has to. */
    during: (work: () => Promise<unknown>) => time.during(work),
    close: () => time.restore(),
  }
}

export type FailingShop = ReturnType<typeof openFailingShop>

/** The names of the services that are bindings. */
const BINDINGS: Partial<Record<ServiceName, string>> = {
  kv: 'CACHE',
  attempts: 'ATTEMPT_LIMITS',
  idempotency: 'IDEMPOTENCY_KEYS',
  signOutMarks: 'SIGN_OUT_MARKS',
  analytics: 'ANALYTICS',
}

/** Requests of the test itself: its control of commerce, and a card that is typed in the browser. */
const isOfTest = (address: string) => new URL(address).pathname.startsWith('/test-control/')
