import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { trimTable } from '../platform/trim-table.ts'
import {
  only,
  type Problem,
  ProblemError,
  resourceNotFound,
  respondWithErrors,
} from '../platform/problems.ts'
import { isSameSecret } from '../auth/clients.ts'
import { sha256Base64Url } from '../auth/opaque-token.ts'
import { prepare, sql } from '../platform/sql.ts'

/**
 * The script a page loads: `grecaptcha` with ready, render, execute, getResponse and reset. Ticking
 * its box is enough; there is no challenge to solve.
 */
const captchaScript = (tokensAddress: string) => `(() => {
  const boxes = []
  const fetchToken = async (sitekey) => {
    const answer = await fetch(${JSON.stringify(tokensAddress)}, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey }),
    })
    if (!answer.ok) throw new Error('The captcha service answered ' + answer.status)
    return (await answer.json()).token
  }
  const render = (container, options = {}) => {
    const place = typeof container === 'string' ? document.getElementById(container) : container
    const label = document.createElement('label')
    const tick = document.createElement('input')
    tick.type = 'checkbox'
    const language = document.documentElement.lang
    label.append(tick, language.startsWith('fr') ? ' Je ne suis pas un robot' : ' I am not a robot')
    place.append(label)
    const box = { tick, token: '' }
    tick.addEventListener('change', async () => {
      box.token = ''
      if (!tick.checked) return
      try {
        box.token = await fetchToken(options.sitekey)
        options.callback?.(box.token)
      } catch (error) {
        tick.checked = false
        options['error-callback']?.(error)
      }
    })
    return boxes.push(box) - 1
  }
  globalThis.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    render,
    execute: (sitekey) => fetchToken(sitekey),
    getResponse: (id = 0) => boxes[id]?.token ?? '',
    reset: (id = 0) => {
      const box = boxes[id]
      if (!box) return
      box.token = ''
      box.tick.checked = false
    },
  }
})()
`

type CaptchaContext = Context<SandboxEnv>

const SITE_KEY = 'sandbox-captcha'
/** A local default that protects nothing: the service only listens on this machine. */
const SHOP_KEY = 'sandbox-captcha-shop-key'

const LIFETIME_MS = 2 * 60 * 1000
const MAX_BODY = 10_000

export const captchaService = {
  path: '/services/captcha',
  siteKey: SITE_KEY,
  shopKey: SHOP_KEY,
} as const

const TokenBody = v.object({ sitekey: v.literal(SITE_KEY) })
const TokenRow = v.object({ hostname: v.string(), issued_at: v.number() })

/** Issues a captcha token to a page, and verifies it for the shop. */
export const captcha = factory
  .createApp()
  .get('/api.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    c.header('cache-control', 'public, max-age=300')
    return c.body(captchaScript(`${c.var.origin}/services/captcha/tokens`))
  })
  .all('/api.js', only('GET'))
  .post('/tokens', async (c) => {
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), TokenBody), await getText(c))
    if (!body.success) throw badCaptchaRequest('The site key is unknown.')
    const token = `captcha_${crypto.randomUUID().replaceAll('-', '')}`
    const hostname = getHostname(c.req.header('origin'))
    await c.env.DB.batch([
      prepare(
        c.env.DB,
        sql`INSERT INTO captcha_tokens (token_hash, hostname, issued_at)
            VALUES (${await sha256Base64Url(token)}, ${hostname}, ${c.var.now()})`,
      ),
      trimTable(c.env.DB, 'captcha_tokens'),
    ])
    return c.json({ token }, 201)
  })
  .all('/tokens', only('POST'))
  .post('/api/siteverify', async (c) => {
    const form = new URLSearchParams(await getText(c))
    const { success, errors, ...rest } = await verify(c, form)
    return c.json({ success, ...rest, ...(errors && { 'error-codes': errors }) })
  })
  .all('/api/siteverify', only('POST'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(
    respondWithErrors(({ detail }: Problem) => ({
      success: false,
      'error-codes': ['bad-request'],
      detail,
    })),
  )

/** A token works once, within two minutes. */
async function verify(c: CaptchaContext, form: URLSearchParams) {
  const secret = form.get('secret') ?? ''
  const token = form.get('response') ?? ''
  if (secret === '') return failed('missing-input-secret')
  if (!(await isSameSecret(secret, SHOP_KEY))) return failed('invalid-input-secret')
  if (token === '') return failed('missing-input-response')

  const taken = sql`DELETE FROM captcha_tokens WHERE token_hash = ${await sha256Base64Url(token)}
    RETURNING hostname, issued_at`
  const row = await prepare(c.env.DB, taken).first()
  if (row === null) {
    return failed(
      /^captcha_[\da-f]{32}$/.test(token) ? 'timeout-or-duplicate' : 'invalid-input-response',
    )
  }
  const { hostname, issued_at } = v.parse(TokenRow, row)
  if (c.var.now() - issued_at > LIFETIME_MS) return failed('timeout-or-duplicate')
  return {
    success: true,
    challenge_ts: new Date(issued_at).toISOString(),
    hostname,
    errors: undefined,
  }
}

const failed = (error: string) => ({ success: false, errors: [error] })

async function getText(c: CaptchaContext): Promise<string> {
  const text = await c.req.text()
  if (text.length > MAX_BODY) throw badCaptchaRequest('The body is too long.')
  return text
}

const getHostname = (origin: string | undefined) =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname.slice(0, 253) : ''

const badCaptchaRequest = (detail: string) =>
  new ProblemError({ status: 400, type: 'bad-request', title: 'Bad Request', detail })
