import * as v from 'valibot'
import { expect, test } from 'vitest'

import { control } from './clients.ts'
import { requestService } from './outside-services.ts'

const verify = async (fields: Record<string, string>) => {
  const init = { method: 'POST', body: new URLSearchParams(fields) }
  return (await requestService('/captcha/api/siteverify', init)).body
}

test('accepts a captcha token once, for two minutes', async () => {
  const script = await requestService('/captcha/api.js?hl=fr')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.text).toContain('grecaptcha')
  const token = async (sitekey = 'sandbox-captcha') => {
    const { status, body } = await requestService('/captcha/tokens', {
      method: 'POST',
      headers: { origin: 'http://127.0.0.1:8787', 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey }),
    })
    return { status, response: String(body['token']) }
  }
  const secret = 'sandbox-captcha-shop-key'
  const { response } = await token()
  expect(await verify({ secret, response })).toEqual({
    success: true,
    challenge_ts: expect.any(String),
    hostname: '127.0.0.1',
  })
  const failed = (code: string) => ({ success: false, 'error-codes': [code] })
  expect(await verify({ secret, response })).toEqual(failed('timeout-or-duplicate'))
  expect(await verify({ secret, response: 'made-up' })).toEqual(failed('invalid-input-response'))
  expect(await verify({ secret })).toEqual(failed('missing-input-response'))
  expect(await verify({ response })).toEqual(failed('missing-input-secret'))
  expect(await verify({ secret: 'x', response })).toEqual(failed('invalid-input-secret'))
  expect((await token('someone-else')).status).toBe(400)

  const late = await token()
  const session = { headers: { 'correlation-id': 'late-captcha' } }
  await control('PUT', '/clock', { offsetMs: 121_000, session: 'late-captcha' })
  const { body } = await requestService('/captcha/api/siteverify', {
    ...session,
    method: 'POST',
    body: new URLSearchParams({ secret, response: late.response }),
  })
  expect(body).toEqual(failed('timeout-or-duplicate'))
  await control('DELETE', '/clock?session=late-captcha')
})

const Counts = v.object({
  data: v.array(v.object({ script: v.string(), event: v.string(), times: v.number() })),
})

test('counts the events of tag scripts, and unknown events together', async () => {
  const counts = async () => {
    const { data } = v.parse(Counts, (await requestService('/tags/counts')).body)
    return (script: string, event: string) =>
      data.find((count) => count.script === script && count.event === event)?.times ?? 0
  }
  const before = await counts()
  expect((await requestService('/tags/gtm.js?id=JW-LOCAL1')).text).toContain('dataLayer')
  expect((await requestService('/tags/collect.js')).text).toContain('initialized')
  const postEvent = (body: unknown) =>
    requestService('/tags/events', { method: 'POST', body: JSON.stringify(body) })
  expect((await postEvent({ script: 'collect', event: 'view' })).status).toBe(204)
  expect((await postEvent({ script: 'tag-manager', event: 'something new' })).status).toBe(204)
  const after = await counts()
  for (const [script, event] of [
    ['tag-manager', 'load'],
    ['collect', 'load'],
    ['collect', 'view'],
    ['tag-manager', 'other'],
  ] as const) {
    expect(after(script, event)).toBeGreaterThan(before(script, event))
  }
  expect((await requestService('/tags/gtm.js?id=GTM-OTHER')).status).toBe(404)
  expect((await postEvent({ script: 'steal', event: 'view' })).status).toBe(400)
  expect((await postEvent('x'.repeat(3000))).status).toBe(400)
})
