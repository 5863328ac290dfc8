import * as v from 'valibot'

import type { Site } from '#shared/site/site.ts'
import {
  createCommerceClient,
  createCommerceMemory,
  createSend,
} from '#worker/commerce/commerce-client.ts'
import type { CommerceContext } from '#worker/commerce/endpoint.ts'
import type { Send } from '#worker/commerce/send-request.ts'
import { createShopperClient } from '#worker/commerce/shopper-client.ts'
import type { Config } from '#worker/env.ts'
import { createRequestLog } from '#worker/log.ts'

const TokenResponse = v.object({ access_token: v.string() })
const Mismatch = v.object({ message: v.string(), fields: v.optional(v.string(), '') })

export type Instance = ReturnType<typeof openInstance>

/** One site of an instance, read with the worker's own commerce client. Remembers the guest token and every response. */
export function openInstance(config: Config, site: Site, requestId: string) {
  const responses: { status: number; headers: Headers }[] = []
  const mismatches: string[] = []
  const memory = createCommerceMemory()
  let token: string | null = null

  const sendToOrigin = createSend(config, {})
  const send: Send = async (path, init) => {
    const response = await sendToOrigin(path, init)
    responses.push({ status: response.status, headers: response.headers })
    if (path.endsWith('/oauth2/token') && response.ok) {
      const answer = v.safeParse(TokenResponse, await response.clone().json())
      if (answer.success) token = answer.output.access_token
    }
    return response
  }

  const context: CommerceContext = {
    now: () => Date.now(),
    requestId,
    config,
    site,
    locale: site.defaultLocale,
    waitUntil: () => {},
    log: createRequestLog({
      requestId,
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: (line) => mismatches.push(v.parse(Mismatch, JSON.parse(line)).fields),
    }),
  }

  /** Reads, and says why if that fails. */
  async function attempt<Value>(read: () => Promise<Value>): Promise<Attempt<Value>> {
    const [answered, odd] = [responses.length, mismatches.length]
    try {
      return { value: await read(), failure: null }
    } catch {
      const last = responses.length > answered ? responses.at(-1) : null
      if (!last) return { value: null, failure: 'did not respond' }
      if (last.status !== 200) return { value: null, failure: `responded with ${last.status}` }
      const fields = mismatches.slice(odd).join(' ') || 'as a whole'
      return { value: null, failure: `responded with something else (${fields})` }
    }
  }

  return {
    config,
    site,
    commerce: createCommerceClient(context, send, memory),
    sendAsShopper: createShopperClient(context, send, memory),
    responses,
    /** The guest token of the reads so far. Null if there is none. */
    guestToken: () => token,
    attempt,
  }
}

export type Attempt<Value> =
  | { value: Value; failure: null }
  /** The rest of a sentence that begins with what was read. */
  | { value: null; failure: string }
