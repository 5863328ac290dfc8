import { accepts } from 'hono/accepts'

import { factory } from '../platform/env.ts'
import { sendDueMails } from '../orders/progress-mails.ts'
import { only, resourceNotFound } from '../platform/problems.ts'
import { outboxPage } from './outbox-page.ts'
import { findMessage, listMessages } from '../mails/messages.ts'

/**
 * Mails that the service would have sent: a list for people and tests, and each mail as it would
 * arrive. Mails about the progress of orders are written when somebody looks.
 */
export const outbox = factory
  .createApp()
  .use(async (c, next) => {
    await next()
    // The mails are private, so no page of another origin may read them.
    c.res.headers.delete('access-control-allow-origin')
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
  .get('/', async (c) => {
    await sendDueMails(c)
    const to = c.req.query('to')
    const messages = await listMessages(c.env.DB, to === '' ? undefined : to)
    if (accepts(c, requested) === 'application/json') return c.json({ data: messages })
    const nonce = crypto.randomUUID()
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    return c.html(outboxPage({ messages, to: to ?? '', nonce }))
  })
  .all('/', only('GET'))
  .get('/:id', async (c) => {
    await sendDueMails(c)
    const message = await findMessage(c.env.DB, c.req.param('id'))
    if (!message) throw resourceNotFound()
    const wanted = accepts(c, requested)
    if (wanted === 'application/json') return c.json(message)
    if (wanted === 'text/plain') return c.text(message.text)
    c.header(
      'content-security-policy',
      `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${c.var.origin}; frame-ancestors 'self'`,
    )
    return c.html(message.html)
  })
  .all('/:id', only('GET'))

const requested = {
  header: 'Accept' as const,
  supports: ['text/html', 'application/json', 'text/plain'],
  default: 'text/html',
}
