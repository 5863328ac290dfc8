import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { inject } from 'vitest'

import { createApp } from '#worker/app.ts'
import { createFakeKv } from '#worker/cache/testing/fake-kv.ts'
import { createManualClock } from '#worker/cache/testing/manual-clock.ts'

import { sendControl } from '../support/test-control.ts'

/** The origin of the commerce service. */
export const SANDBOX = inject('sandboxOrigin')

/** The variables of a local shop; commerce is reached over TCP, so that connections can be cut. */
const variables = {
  ENVIRONMENT: 'test',
  IMAGE_SOURCE: `${SANDBOX}/pictures`,
  VIDEO_ORIGIN: SANDBOX,
  PAYMENT_ORIGIN: SANDBOX.replace('127.0.0.1', 'localhost'),
  PAYMENT_API_ORIGIN: SANDBOX,
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  SEARCH_URL: `${SANDBOX}/services/search`,
  SEARCH_KEYS: JSON.stringify({
    'en-US': 'key_us_en-US',
    'en-CA': 'key_ca_en-CA',
    'fr-CA': 'key_ca_fr-CA',
  }),
  RECOMMENDATION_URL: `${SANDBOX}/services/recommendations`,
  RECOMMENDATION_CLIENT_ID: '33333333-3333-4333-8333-333333333333',
  RECOMMENDATION_REALM: 'jwck',
  PERSONALIZATION_URL: `${SANDBOX}/services/personalisation`,
  REVIEWS_URL: `${SANDBOX}/services/reviews`,
  REVIEWS_PASSKEY: 'sandbox-reviews',
  SOCIAL_PROOF_URL: `${SANDBOX}/services/social-proof`,
  SOCIAL_PROOF_KEY: 'sandbox-social-proof',
  UGC_URL: `${SANDBOX}/services/ugc`,
  UGC_KEY: 'sandbox-ugc',
  GEOCODING_URL: `${SANDBOX}/services/geocoding`,
  GEOCODING_API_KEY: 'sandbox-geocoding-key',
  VIDEO_URL: `${SANDBOX}/services/videos`,
  ANALYTICS_DOMAIN_US: 'www.juniperandwick.example',
  ANALYTICS_DOMAIN_CA: 'ca.juniperandwick.example',
  TAG_MANAGER_URL: `${SANDBOX}/services/tags/gtm.js?id=JW-LOCAL1`,
  COLLECT_URL: `${SANDBOX}/services/tags/collect.js`,
  TAG_SERVER_URL: `${SANDBOX}/services/tags/mp/collect?measurement_id=G-LOCAL1`,
  TAG_SERVER_SECRET: 'local-tag-secret',
  PAGE_VIEWS_PATH: '/custom/page-views/v1/organizations/f_ecom_jwck_001/page-views',
  CAPTCHA_URL: `${SANDBOX}/services/captcha`,
  CAPTCHA_SITE_KEY: 'sandbox-captcha',
  CAPTCHA_SECRET: 'sandbox-captcha-shop-key',
  SUBSCRIPTIONS_URL: `${SANDBOX}/services/subscriptions`,
  SUBSCRIPTIONS_PUBLIC_ID: 'sandbox-shop',
  SUBSCRIPTIONS_SECRET: 'sandbox-subscription-hash-key',
  REDIRECT_HOSTS: 'uk.juniperandwick.example, eu.juniperandwick.example',
  COMMERCE_ORIGIN: SANDBOX,
  SLAS_ORIGIN: SANDBOX,
  ORGANIZATION_ID: 'f_ecom_jwck_001',
  CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  CLIENT_SECRET: 'sandbox-private-client-secret',
  PURGE_SECRET: 'local-purge-secret',
  PREVIEW_SECRET: 'local-preview-secret',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
}

export interface Visit {
  response: Response
  /** Resolves when all background work has ended. */
  complete(): Promise<void>
}

const ATTEMPTS = 5
/** Exceeds the time for which the breaker stays open. */
export const RECOVERY_MS = 20_000

let opened = 0

/**
 * The app of a new isolate with an empty memory, its own clock and its own host. It has no KV, unless one is
 * passed as `CACHE`.
 */
export function openShop(overrides: Record<string, unknown> = {}) {
  opened += 1
  const clock = { now: Date.now() }
  const session = `shop-${crypto.randomUUID()}`
  const origin = `http://shop-${opened}.localhost`
  const lines: string[] = []
  const app = createApp({ clock: () => clock.now, write: (line) => void lines.push(line) })
  const bindings = {
    ...env,
    CACHE: undefined,
    ...variables,
    ...inject('shopVariables'),
    PUBLIC_ORIGIN: origin,
    ...overrides,
  }

  /** Resolves with the response before its body has arrived. */
  async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
    const execution = createExecutionContext()
    const headers = new Headers(init.headers)
    if (!headers.has('x-correlation-id')) headers.set('x-correlation-id', session)
    const request = new Request(`${origin}${path}`, { ...init, headers, redirect: 'manual' })
    const response = await app.request(request, undefined, bindings, execution)
    return { response, complete: () => waitOnExecutionContext(execution) }
  }

  /** A visit including its body and its background work. */
  async function text(path: string, init: RequestInit = {}) {
    const { response, complete } = await visit(path, init)
    const body = await response.text()
    await complete()
    return { response, text: body }
  }

  return {
    clock,
    origin,
    bindings,
    /** The name under which commerce records this shop's requests. */
    session,
    /** The log. */
    lines,
    visit,
    text,
    /** Visits until commerce responds in time: on a busy machine the first responses may be too late. */
    async warm(path: string) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const visited = await text(path)
        if (visited.response.status === 200) return visited
        clock.now += RECOVERY_MS
      }
      throw new Error(`${path} is unavailable`)
    },
    /** This shop's requests to commerce, except logins, whose address contains `path`. */
    async calls(path = '') {
      return (await readCalls(session, path)).filter((call) => !isLogin(call))
    },
    async logins() {
      return (await readCalls(session, '')).filter(isLogin)
    },
    /** Plans a fault for this shop's next calls whose address contains `path`. */
    async breaks(path: string, fault: Fault, times = 1000): Promise<() => Promise<void>> {
      const match = { path, session }
      const { id } = v.parse(Planned, await control('POST', '/faults', { match, times, fault }))
      return async () => void (await control('DELETE', `/faults/${id}`))
    },
  }
}

export type Shop = ReturnType<typeof openShop>

const Planned = v.object({ id: v.string() })

const Calls = v.object({
  data: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      query: v.record(v.string(), v.array(v.string())),
      body: v.string(),
    }),
  ),
})

export interface Fault {
  kind: string
  ms?: number
  status?: number
  location?: string
  field?: string
  type?: string
  headers?: Record<string, string>
}

const isLogin = ({ path }: { path: string }) => path.startsWith('/shopper/auth/')

async function readCalls(session: string, path: string) {
  const answer = await control('GET', `/calls?session=${session}&path=${path}`)
  return v.parse(Calls, answer).data
}

/** Test control of the commerce service. */
export async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await sendControl(SANDBOX, { method, path, body })
  return response.status === 204 ? null : response.json()
}

/** A KV namespace that can be inspected and made to fail. */
export const openKv = (clock: { now: number } = { now: Date.now() }) =>
  createFakeKv({ ...createManualClock(), now: () => clock.now })
