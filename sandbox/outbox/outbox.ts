import { accepts } from 'hono/accepts'
import { html, raw } from 'hono/html'

import { factory } from '../platform/env.ts'
import { sendDueMails } from '../orders/progress-mails.ts'
import { only, resourceNotFound } from '../platform/problems.ts'
import { findMessage, listMessages, type MessageSummary } from '../mails/messages.ts'

/**
 * The mails that the service would have sent: a list for people and tests, and each mail as it
 * would arrive. Reading the outbox first writes the mails that the progress of orders has made due.
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

const style = `
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; background: #faf6ee; color: #1a312a; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
h1 { font-size: 1.75rem; margin: 0 0 1rem }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-bottom: 1.5rem }
input, button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #857d6c; border-radius: 999px; background: #fffdf9; color: inherit }
button { background: #1f3c33; color: #fbf7ef; cursor: pointer }
ul { list-style: none; margin: 0; padding: 0 }
li { padding: 0.75rem 0; border-top: 1px solid #ded4c2; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
small { color: #55635b; font-size: 0.8125rem }
:focus-visible { outline: 2px solid #94501f; outline-offset: 2px }
`

interface ListSetup {
  messages: MessageSummary[]
  /** The recipient of the listed mails; empty for all. */
  to: string
  nonce: string
}

/** The page that lists the outbox. */
const outboxPage = ({ messages, to, nonce }: ListSetup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <form>
          <label for="to">To</label>
          <input id="to" name="to" type="email" value="${to}" />
          <button>Show</button>
        </form>
        <ul>
          ${messages.map(
            (message) =>
              html`<li lang="${message.locale}">
                <a href="/outbox/${message.id}">${message.subject}</a><br />
                <small>${message.to} · <time>${message.sentAt}</time></small>
              </li>`,
          )}
        </ul>
        ${messages.length === 0 ? html`<p>No mail has been sent.</p>` : ''}
      </body>
    </html>`
