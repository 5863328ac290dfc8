import { html, raw } from 'hono/html'

const style = `
body { margin: 0 auto; max-width: 26rem; padding: 3rem 1rem; background: #faf6ee; color: #1a312a; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere }
label { display: block; font-weight: 600; margin: 1rem 0 0.25rem }
input, button { box-sizing: border-box; width: 100%; font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #857d6c; border-radius: 6px; background: #fffdf9; color: inherit }
button { margin-top: 1.5rem; border-radius: 999px; background: #1f3c33; color: #fbf7ef; cursor: pointer }
[role='alert'] { padding: 0.75rem 1rem; border: 1px solid #9b2c1f; border-radius: 6px; color: #7c2318 }
:focus-visible { outline: 2px solid #94501f; outline-offset: 2px }
`

interface AgentPage {
  ticket: string
  /** The shopper the agent is going to shop for. */
  shopper: string
  nonce: string
  username?: string
  problem?: string
}

/** The agent's sign-in page, in place of Account Manager's. */
export const agentPage = ({ ticket, shopper, nonce, username = '', problem }: AgentPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Agent sign-in</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Agent sign-in</h1>
          <p>You are going to shop for <strong>${shopper}</strong>.</p>
          ${problem === undefined ? '' : html`<p role="alert" id="problem">${problem}</p>`}
          <form method="post">
            <input type="hidden" name="ticket" value="${ticket}" />
            <label for="username">E-mail address</label>
            <input
              id="username"
              name="username"
              type="email"
              autocomplete="username"
              required
              value="${username}"
            />
            <label for="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
            <button>Sign in</button>
          </form>
        </main>
      </body>
    </html>`
