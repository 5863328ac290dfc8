import type { Random } from '../support/seeded-random.ts'
import type { Isolate } from './isolates.ts'
import { answerAfter, answerInstead, serviceOf, type CallFault, type Service } from './services.ts'
import type { Timeline } from './timeline.ts'

/** A service fails so, for a part of its calls. */
export interface Outage {
  service: Service
  kind: CallFault
  /** From 0 to 1. */
  share: number
  /** Of `one shopper limited`: the token that the service limits. */
  limited?: string
}

type Handler = (request: Request, execution: object) => Response | Promise<Response>

interface Options {
  timeline: Timeline
  random: Random
  note: (event: string) => void
}

const SLOW_MS = [400, 15_000] as const

/** The network between the storefront and the services, with what goes wrong on it. */
export function createNetwork({ timeline, random, note }: Options) {
  const outages = new Set<Outage>()
  const beforeOrders: (() => void)[] = []
  let handler: Handler | null = null
  let count = 0

  /** The first failing outage of the service. The first token that reaches a limited service is the limited one. */
  function faultOf(service: Service, token: string): CallFault | null {
    const fails = (outage: Outage) => {
      if (outage.service !== service) return false
      if (outage.kind !== 'one shopper limited') return random.next() < outage.share
      outage.limited ??= token
      return outage.limited === token
    }
    return [...outages].find(fails)?.kind ?? null
  }

  async function travel(request: Request) {
    const path = new URL(request.url).pathname
    const service = serviceOf(path)
    const fault = faultOf(service, request.headers.get('authorization') ?? '')
    const slowMs = random.between(...SLOW_MS)
    const roll = random.below(1_000)
    const [before, after] = fault === 'slow' ? delaysOf(slowMs, roll) : [0, 0]
    count += 1
    const name = `call ${count} ${request.method} ${path}`
    await timeline.sleep(before + random.between(1, 8))
    if (service === 'orders' && request.method === 'POST') beforeOrders.shift()?.()
    if (fault === 'cut') note(`${name} cut`)
    const answer = answerInstead(fault, roll) ?? (await deliver(request))
    await timeline.sleep(after)
    await timeline.sleep(random.between(1, 8))
    note(`${name} ${fault ?? ''} ${answer.status} ${answer.body.length}`)
    const { status, headers, body } = answerAfter(fault, answer)
    return new Response(body.length > 0 ? body : null, { status, headers })
  }

  async function deliver(request: Request) {
    if (!handler) throw new TypeError('No service is connected.')
    const execution = {
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      passThroughOnException: () => undefined,
    }
    const response = await handler(request, execution)
    const body = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: [...response.headers], body }
  }

  async function fetchService(_: Isolate, input: string | URL | Request, init: RequestInit = {}) {
    const { signal, ...rest } = init
    const given = input instanceof Request ? input : String(input)
    const request = new Request(given, { ...rest, duplex: 'half' } as RequestInit)
    const traveling = travel(request)
    if (!signal) return traveling
    traveling.catch(() => undefined)
    return Promise.race([traveling, rejectedBy(signal)])
  }

  return {
    fetch: fetchService,
    connect: (to: Handler) => void (handler = to),
    outages,
    /** Runs just before the commerce service gets the next order. */
    beforeNextOrder: (run: () => void) => void beforeOrders.push(run),
  }
}

/** Slow before the request is processed, or after it. */
const delaysOf = (slowMs: number, roll: number): [before: number, after: number] =>
  roll % 2 === 0 ? [slowMs, 0] : [0, slowMs]

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
