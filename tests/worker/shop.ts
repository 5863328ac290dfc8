import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'

import { createApp } from '#worker/app.ts'

const SANDBOX = inject('sandboxOrigin')

/** The variables of a local shop; commerce is reached over TCP, so that connections can be cut. */
const variables = {
  ENVIRONMENT: 'test',
  PUBLIC_ORIGIN: 'http://shop.test',
  IMAGE_ORIGIN: SANDBOX,
  COMMERCE_ORIGIN: SANDBOX,
  ORGANIZATION_ID: 'f_ecom_jwck_001',
  CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  CLIENT_SECRET: 'sandbox-private-client-secret',
  PURGE_SECRET: 'local-purge-secret',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
}

export type Variables = Partial<typeof variables> & Record<string, unknown>

/** The app of an isolate, with a clock of its own and, unless told otherwise, without KV. */
export function openShop(overrides: Variables = {}) {
  const clock = { now: Date.now() }
  const app = createApp({ clock: () => clock.now })
  const bindings = { ...env, CACHE: undefined, ...variables, ...overrides }
  return {
    clock,
    /** Answers when the response is there; what goes on in the background is awaited by `settle`. */
    async visit(path: string, init: RequestInit = {}) {
      const execution = createExecutionContext()
      const response = await app.request(`http://shop.test${path}`, init, bindings, execution)
      return { response, settle: () => waitOnExecutionContext(execution) }
    },
    async text(path: string, init: RequestInit = {}) {
      const { response, settle } = await this.visit(path, init)
      const text = await response.text()
      await settle()
      return { response, text }
    },
  }
}

/** Test control of the commerce service. */
export async function control(method: string, path: string, body?: unknown) {
  const response = await fetch(`${SANDBOX}/test-control${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}`)
  return response.status === 204 ? null : response.json()
}

interface Call {
  method: string
  path: string
}

/** What the commerce service was asked in a session, by the correlation id of the shop's request. */
export async function callsOf(session: string): Promise<Call[]> {
  const answer: { data?: Call[]; calls?: Call[] } = await (
    await fetch(`${SANDBOX}/test-control/calls?session=${session}`)
  ).json()
  return answer.calls ?? answer.data ?? []
}

let sessions = 0

/** A name for the requests of one test. */
export const newSession = () => `test-${Date.now()}-${(sessions += 1)}`
