import type { Locale, Site } from '#shared/site/site.ts'

import { problemIn } from './http-problem.ts'
import { requestJson, responseTo } from './request-json.ts'

export interface WorkerApiDependencies {
  site: Site
  locale: Locale
  fetch?: typeof fetch
}

interface Sending {
  method?: 'POST' | 'PUT'
  input?: object
  /** An action with the same key runs once. */
  idempotencyKey?: string
  signal?: AbortSignal | undefined
}

/** Requests to `/api` for one site and locale. Both kinds throw `ProblemError`, or the reason of the abort. */
export function createWorkerApi({ site, locale, fetch = globalThis.fetch }: WorkerApiDependencies) {
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`
  return {
    read: <Answer>(path: string, signal?: AbortSignal) =>
      requestJson<Answer>(fetch, addressOf(path), signal ? { signal } : {}),
    send: <Answer>(path: string, sending: Sending = {}) =>
      requestJson<Answer>(fetch, addressOf(path), initOf(sending)),
    /** Sends what is answered with success or a problem only. */
    act: async (path: string, sending: Sending = {}): Promise<void> => {
      const response = await responseTo(fetch, addressOf(path), initOf(sending))
      if (!response.ok) throw await problemIn(response)
    },
  }
}

const initOf = ({ method = 'POST', input = {}, idempotencyKey, signal }: Sending) => ({
  method,
  headers: {
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  },
  body: JSON.stringify(input),
  ...(signal && { signal }),
})
