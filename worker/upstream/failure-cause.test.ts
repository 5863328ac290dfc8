import { describe, expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { configFrom } from '../config/config.ts'
import { createIsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog } from '../observe/log.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createCommerceMemory, createResultClient } from './commerce-client.ts'
import { families as allFamilies } from '../families.ts'
import type { Family, Named, PublicFamily, ShopperFamily } from './families.ts'
import type { CommerceResult } from './send-request.ts'
import { createShopperClient } from './shopper-client.ts'
import { openSlasForms } from './slas-form.ts'
import { createTokenRequest } from './slas.ts'

/** What commerce responds to one shopper, which says nothing about the others. */
const ANSWERS: [name: string, status: number, headers?: Record<string, string>, type?: string][] = [
  ['400', 400],
  ['401', 401],
  ['401 with Retry-After', 401, { 'retry-after': '60' }],
  ['403', 403],
  ['404', 404],
  ['409', 409],
  ['423', 423],
  ['423 with Retry-After', 423, { 'retry-after': '60' }],
  ['429', 429],
  ['429 with Retry-After', 429, { 'retry-after': '60' }],
  ['429 for wrong passwords', 429, { 'retry-after': '1800' }, 'too-many-password-attempts'],
  ['429 for wrong details of an order', 429, { 'retry-after': '900' }, 'too-many-order-lookups'],
  ['500', 500],
  ['503', 503],
]
/** Limits of one shopper, of any number of shoppers. */
const OWN = ANSWERS.filter(([, , , type]) => type !== undefined)
const LIMIT = { 'retry-after': '20' }
const LOAD = [
  { ...LIMIT, sfdc_load_status: 'THROTTLE' },
  { ...LIMIT, 'x-ratelimit-1m-remaining': '0' },
]

const named = Object.entries<Family>(allFamilies).map(([name, family]) => ({ ...family, name }))
const isPublic = (family: Named<Family>): family is Named<PublicFamily> => 'credentials' in family
const isShopper = (family: Named<Family>): family is Named<ShopperFamily> =>
  'readDeadlineMs' in family
const namesOf = (found: readonly Named<Family>[]) => found.map(({ name }) => name)

const shopperFamilies = named.filter(isShopper)
const publicFamilies = named.filter(isPublic)
const shoppers = namesOf(shopperFamilies)
const visitors = namesOf(publicFamilies.filter(({ subject }) => subject === 'visitor'))
const shared = namesOf(publicFamilies.filter(({ subject }) => subject === 'everybody'))

function familyNamed<Kind extends Named<Family>>(found: readonly Kind[], wanted: string): Kind {
  const family = found.find(({ name }) => name === wanted)
  if (!family) throw new Error(`There is no family ${wanted}.`)
  return family
}

describe.each<[string, readonly string[], (service: Service, family: string) => Ask]>([
  ['shoppers', shoppers, askAsShopper],
  ['visitors', visitors, askAsVisitor],
  ['shoppers’ tokens', ['sessions'], askForToken],
])('requests of %s', (_, families, openAsk) => {
  test.each(families)(
    'what one shopper gets from %s says nothing about the others, unless three get a limit',
    async (family) => {
      for (const [name, status, headers, type] of ANSWERS) {
        const service = openService()
        const ask = openAsk(service, family)
        for (let at = 0; at < 2; at += 1) {
          service.answers = () => problem(status, headers, type)
          await ask('A')
        }
        service.answers = done
        expect(await ask('B'), name).toBe(true)
      }
      for (const [, status, headers, type] of OWN) {
        const service = openService()
        const ask = openAsk(service, family)
        service.answers = () => problem(status, headers, type)
        for (const shopper of ['A', 'B', 'C', 'D']) await ask(shopper)
        service.answers = done
        expect(await ask('E')).toBe(true)
      }
      for (const [pauses, asking] of [
        [false, [['A', 'A', 'A', 'A', 'B']]],
        [false, [['A', 'B'], ['C']]],
        [true, [['A', 'B', 'C']]],
      ] as const) {
        const service = openService()
        const ask = openAsk(service, family)
        service.answers = () => problem(429, LIMIT)
        for (const within of asking) {
          for (const shopper of within) await ask(shopper)
          service.now += 10_000
        }
        service.answers = done
        expect(await ask('E'), asking.join(' / ')).toBe(!pauses)
        service.now += 10_000
        expect(await ask('E')).toBe(true)
      }
      await expectPauses(openAsk, family, LOAD)
    },
  )
})

test.each(shared)(
  'one token serves everybody who reads %s, so the first 429 pauses it',
  async (family) => {
    for (const [name, status, headers] of ANSWERS.filter(([, status]) => status !== 429)) {
      const service = openService()
      const ask = askAsVisitor(service, family)
      service.answers = () => problem(status, headers)
      await ask('A')
      service.answers = done
      expect(await ask('B'), name).toBe(true)
    }
    await expectPauses(askAsVisitor, family, [...LOAD, LIMIT, {}])
  },
)

test('what SLAS limits for one login stops no other login, from however many networks', async () => {
  const service = openService()
  const memory = createIsolateMemory()
  const rest = { memory, sleep: async () => {}, path: '/', metrics: { ...METRICS } }
  let limits = {}
  const COMMERCE = {
    fetch: async () =>
      Response.json({ error: 'too_many_requests' }, { status: 429, headers: limits }),
    connect: TEST_BINDINGS.ASSETS.connect,
  }
  const ask = (network: string) =>
    openSlasForms(
      { ...service.context, ...rest, config: withBinding, visitorNetwork: () => network },
      { COMMERCE },
    )({ operation: 'passwordlessLogin', endpoint: '/passwordless/login' })
  limits = LIMIT
  for (const network of ['A', 'B', 'C', 'D', 'E']) {
    expect(await ask(network)).toMatchObject({ kind: 'http-error', status: 429 })
  }
  limits = { ...LIMIT, 'x-ratelimit-5m-remaining': '0' }
  await ask('F')
  await expect(ask('G')).rejects.toMatchObject({ type: 'unavailable' })
})

/** Expects that a 429 with any of these headers pauses the family for all, for a while. */
async function expectPauses(
  openAsk: (service: Service, family: string) => Ask,
  family: string,
  limits: readonly Record<string, string>[],
) {
  for (const headers of limits) {
    const service = openService()
    const ask = openAsk(service, family)
    service.answers = () => problem(429, headers)
    await ask('A')
    service.answers = done
    expect(await ask('B')).toBe(false)
    service.now += 20_000
    expect(await ask('B')).toBe(true)
  }
}

/** Sends a request as one shopper. Returns whether the service has answered it. */
type Ask = (shopper: string) => Promise<boolean>

function askAsShopper({ context, send, memory }: Service, name: string): Ask {
  const family = familyNamed(shopperFamilies, name)
  const sendAsShopper = createShopperClient(context, send, memory)
  const call = { operation: 'read', method: 'GET', path: '/some' } as const
  return (shopper) =>
    isAnswered(
      sendAsShopper({ ...call, family }, { accessToken: `token of ${shopper}`, usid: shopper }),
    )
}

function askAsVisitor({ context, send, memory }: Service, name: string): Ask {
  const family = familyNamed(publicFamilies, name)
  const call = { operation: 'read', path: '/some', signal: undefined } as const
  const method = family.subject === 'visitor' ? { method: 'POST' as const } : {}
  return (network) =>
    isAnswered(
      createResultClient(
        context,
        send,
        memory,
        network,
      )({
        ...call,
        ...method,
        family,
      }),
    )
}

function askForToken({ context, send, memory }: Service): Ask {
  const breaker = memory.breakers.of(context.site.id, 'sessions')
  return (subject) => {
    const requestToken = createTokenRequest({ context, send, breaker, subject })
    const grant = { grant_type: 'refresh_token', refresh_token: subject } as const
    return isAnswered(requestToken(grant, AbortSignal.timeout(1_000)))
  }
}

const isAnswered = (answer: Promise<CommerceResult>) =>
  answer.then(
    ({ kind }) => kind === 'ok',
    () => false,
  )

const done = () => Response.json({ access_token: 'token', expires_in: 1800 })

const problem = (status: number, headers: Record<string, string> = {}, type = 'fault') =>
  Response.json({ type: `https://commerce.example/errors/${type}` }, { status, headers })

const isForPages = (path: string, init: RequestInit) =>
  path.endsWith('/token') &&
  init.body instanceof URLSearchParams &&
  init.body.get('grant_type') === 'client_credentials'

/** A commerce service whose responses the test decides, except to the guest logins of pages. */
function openService() {
  const service = {
    now: 1_000_000,
    answers: done,
    memory: createCommerceMemory(),
    send: async (path: string, init: RequestInit) =>
      isForPages(path, init) ? done() : service.answers(),
    context: {
      now: () => service.now,
      requestId: 'request-7',
      config,
      site: sites.us,
      locale: 'en-US' as const,
      waitUntil: () => {},
      log: createRequestLog({ requestId: 'request-7', metrics: { ...METRICS }, write: () => {} }),
    },
  }
  return service
}

type Service = ReturnType<typeof openService>

const METRICS = { cache: 'none', upstreamCalls: 0, upstreamMs: 0 } as const

const config = configFrom(TEST_BINDINGS)
const withBinding = { ...config, commerce: { ...config.commerce, origin: null } }
