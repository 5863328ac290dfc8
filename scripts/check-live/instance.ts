import * as v from 'valibot'

import type { Site } from '#shared/site/site.ts'
import { AbsentApi } from '#worker/upstream/absent-api.ts'
import {
  createCommerceClient,
  createCommerceMemory,
  createSend,
} from '#worker/upstream/commerce-client.ts'
import type { CommerceContext } from '#worker/upstream/endpoint.ts'
import type { Send } from '#worker/upstream/send-request.ts'
import { createShopperClient } from '#worker/upstream/shopper-client.ts'
import type { Config } from '#worker/config/env.ts'
import { createRequestLog } from '#worker/observe/log.ts'

const TokenResponse = v.object({ access_token: v.string() })
const Mismatch = v.object({ message: v.string(), fields: v.optional(v.string(), '') })

export type Instance = ReturnType<typeof openInstance>

/** One site of an instance, read with the worker's commerce client. Remembers the guest token and every response. */
export function openInstance(configured: Config, site: Site, requestId: string) {
  // Its requests find out which attributes the instance defines.
  const commerce = { ...configured.commerce, definedAttributes: null }
  const config = { ...configured, commerce }
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

  /** Runs a read. @returns its value, or the reason for its failure */
  async function attempt<Value>(read: () => Promise<Value>): Promise<Attempt<Value>> {
    const [answered, odd] = [responses.length, mismatches.length]
    try {
      return { value: await read(), failure: null }
    } catch (error) {
      const isAbsent = error instanceof AbsentApi
      const last = responses.length > answered ? responses.at(-1) : null
      if (!last) return { value: null, failure: 'did not respond', isAbsent }
      if (last.status !== 200)
        return { value: null, failure: `responded with ${last.status}`, isAbsent }
      const fields = mismatches.slice(odd).join(' ') || 'as a whole'
      return { value: null, failure: `responded with something else (${fields})`, isAbsent }
    }
  }

  return {
    config,
    site,
    commerce: createCommerceClient(context, send, memory),
    sendAsShopper: createShopperClient(context, send, memory),
    responses,
    /** The guest token of the reads so far, or null. */
    guestToken: () => token,
    attempt,
  }
}

export type Attempt<Value> =
  | { value: Value; failure: null }
  /** The end of a sentence whose subject is the failed read, and whether the instance lacks the API. */
  | { value: null; failure: string; isAbsent: boolean }
