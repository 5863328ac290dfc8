import * as v from 'valibot'

import { SITE_LOCALES } from '#shared/site/site.ts'

import { systemClock } from '../runtime/clock.ts'
import { createCommerceMemory, createSend } from '../upstream/commerce-client.ts'
import { createShopperClient, type SendAsSession } from '../upstream/shopper-client.ts'
import { WireId } from '../upstream/wire-id.ts'
import { bagFamilies } from './families.ts'
import { configFrom } from '../config/config.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { createRequestLog } from '../observe/log.ts'
import { open, seal } from '../runtime/seal.ts'
import type { HeldBasket } from '../config/agent-session-store.ts'

/** Who works on a basket: the agent, or the shopper in the storefront. */
export type BasketMode = 'agent' | 'storefront'

/**
 * Switches a basket between agent and storefront mode (spec 1 §7). A basket that the shopper has opened in the
 * meantime is exchanged for it.
 */
export const switchBasketMode = (send: SendAsSession, basketId: string, mode: BasketMode) =>
  send({
    family: bagFamilies.baskets,
    operation: mode === 'agent' ? 'updateAsAgentBasket' : 'updateAsStorefrontBasket',
    method: 'PUT',
    path: `/baskets/${basketId}/${mode}`,
    ...(mode === 'storefront' && { query: { exchange: true } }),
  })

const scopeOf = (site: string) => ({ purpose: 'agent basket', site })

const Sealed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ accessToken: v.string(), usid: WireId, basketId: WireId }),
)
type Sealed = v.InferOutput<typeof Sealed>

/** Seals what handing a basket back needs. Null if it is too long. */
export const sealHeld = ({ config, site }: RequestContext, held: Sealed) =>
  seal(config.session.keys, scopeOf(site.id), JSON.stringify(held))

type Outcome = { is: 'done' } | { is: 'failed'; cause: string; mayRetry: boolean }

/**
 * Hands a basket back with the agent's own token, outside of a request. A basket that is gone, such as by an order, needs
 * no more.
 */
export async function handBackHeld(
  env: Bindings,
  { site: siteId, sealed }: Pick<HeldBasket, 'site' | 'sealed'>,
): Promise<Outcome> {
  try {
    const config = configFrom(env, systemClock)
    const place = SITE_LOCALES.find(({ site }) => site.id === siteId)
    const opened = await open(config.session.keys, scopeOf(siteId), sealed)
    const held = v.safeParse(Sealed, opened?.text)
    if (!place || !held.success) return { is: 'failed', cause: 'not readable', mayRetry: false }
    const { basketId, ...credentials } = held.output
    const requestId = crypto.randomUUID()
    const metrics = { cache: 'none' as const, upstreamCalls: 0, upstreamMs: 0 }
    const log = createRequestLog({ requestId, metrics })
    const context = {
      ...place,
      config,
      requestId,
      log,
      now: systemClock,
      waitUntil: () => undefined,
    }
    const send = createShopperClient(context, createSend(config, env), createCommerceMemory())
    const answer = await switchBasketMode(
      (request) => send(request, credentials),
      basketId,
      'storefront',
    )
    if (answer.kind === 'ok') return { is: 'done' }
    if (answer.kind === 'no-response') return { is: 'failed', cause: 'no response', mayRetry: true }
    const { status } = answer
    if (status === 404) return { is: 'done' }
    return { is: 'failed', cause: `status ${status}`, mayRetry: status >= 500 || status === 429 }
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown'
    return { is: 'failed', cause, mayRetry: true }
  }
}
