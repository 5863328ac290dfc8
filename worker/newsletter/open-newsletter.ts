import type { Context } from 'hono'

import type { Newsletter } from '#shared/newsletter/newsletter.ts'

import { openResultClient } from '../commerce/commerce-client.ts'
import type { AppEnv } from '../env.ts'
import { createNewsletter } from './newsletter.ts'

/** Opens the newsletter of the request's site and locale. Needs no session. */
export function openNewsletter(c: Context<AppEnv>): Newsletter {
  const context = c.get('context')
  const sendCommerceRequest = openResultClient(context, c.env)
  return createNewsletter({ context, bindings: c.env, sendCommerceRequest })
}
