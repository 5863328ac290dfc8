import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'

import { createApp } from '#worker/app.ts'
import { systemSleep } from '#worker/runtime/clock.ts'

import { openShop } from './shop.ts'

/** Long enough for other work to run. The shop's clock advances by the full wait. */
const REAL_WAIT_MS = 20

/** A shop of one or more isolates with shared durable storage and clock. Its waits take almost no time. */
export function openStore(overrides: Record<string, unknown> = {}, isolates = 1) {
  const shop = openShop(overrides)
  const { bindings, clock, lines } = shop
  const frozen = new Set<number>()
  const apps = Array.from({ length: isolates }, (_, isolate) =>
    createApp({
      clock: () => clock.now,
      write: (line) => void lines.push(line),
      sleep: async (ms) => {
        clock.now += ms
        await (frozen.has(isolate) ? new Promise(() => undefined) : systemSleep(REAL_WAIT_MS))
      },
    }),
  )

  /** A response with its body, after all background work of the request has ended. */
  async function send(path: string, init: RequestInit = {}, isolate = 0) {
    const execution = createExecutionContext()
    const request = new Request(`${bindings.PUBLIC_ORIGIN}${path}`, { ...init, redirect: 'manual' })
    const app = apps[isolate % isolates]
    if (!app) throw new Error('there is no isolate')
    const response = await app.request(request, undefined, bindings, execution)
    const text = await response.text()
    await waitOnExecutionContext(execution)
    return { response, text, status: response.status, to: response.headers.get('location') }
  }

  return {
    bindings,
    clock,
    lines,
    send,
    /** Freezes all further waits of this isolate, as if its runtime had abandoned it. */
    freeze: (isolate: number) => void frozen.add(isolate),
  }
}

export type Store = ReturnType<typeof openStore>
