import type { Context } from 'hono'

import type { Newsletter } from '#shared/contract/newsletter.ts'

import { commerceMemory, createResultClient, createSend } from '../commerce/commerce-client.ts'
import type { AppEnv } from '../env.ts'
import { createNewsletter } from './create-newsletter.ts'

/** Opens the newsletter of the request's site and locale. Needs no session. */
export function openNewsletter(c: Context<AppEnv>): Newsletter {
  const { context } = c.var
  const send = createSend(context.config, c.env)
  const sendCommerceRequest = createResultClient(context, send, commerceMemory(context.memory))
  return createNewsletter({ context, bindings: c.env, sendCommerceRequest })
}
