import type { Bindings, RequestContext } from '../config/env.ts'
import { commerceMemory, createResultClient, createSend } from '../upstream/commerce-client.ts'
import { createGuestTokenStore } from './guest-token-store.ts'

/** The result client for what one visitor asks for in the request's site and locale, with the breakers of pages. */
export const openResultClient = (
  context: RequestContext,
  bindings: Pick<Bindings, 'COMMERCE' | 'CACHE'>,
) =>
  createResultClient(
    context,
    createSend(context.config, bindings),
    {
      ...commerceMemory(context.memory),
      guestStore: bindings.CACHE && createGuestTokenStore(context, bindings.CACHE),
    },
    context.visitorNetwork(),
  )
