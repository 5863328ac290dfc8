import { html, raw } from 'hono/html'

import type { MessageSummary } from '../mails/messages.ts'

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
export const outboxPage = ({ messages, to, nonce }: ListSetup) =>
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
