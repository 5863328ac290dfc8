import { expect, test } from 'vitest'

import { newEmail, registered, solved } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { openStore } from './store.ts'

test('a captcha must be solved on this host, and its token works once', async () => {
  const store = openStore()
  const email = newEmail()
  const reset = (captcha: string) =>
    openShopper(store).form('/my-account/reset/request', { email, captcha })

  for (const captcha of [
    '',
    'captcha_00000000000000000000000000000000',
    await solved('http://evil.example'),
  ]) {
    const { status, text } = await reset(captcha)
    expect(status).toBe(422)
    expect(rejectedForm(text)?.problem).toBe('captcha')
    expect(text).toContain('Please complete the reCAPTCHA verification.')
  }
  const answer = await solved(store.bindings.PUBLIC_ORIGIN)
  expect((await reset(answer)).status).toBe(303)
  expect((await reset(answer)).status).toBe(422)
  const down = openStore({ CAPTCHA_URL: 'http://127.0.0.1:9' })
  const sent = await openShopper(down).form('/my-account/reset/request', { email, captcha: answer })
  expect(sent.status).toBe(303)
})

test('attempts are limited by IP address, more strictly without a captcha, and never by login alone', async () => {
  const store = openStore()
  const from = (ip: string) => ({ headers: { 'cf-connecting-ip': ip } })
  const reset = async (ip: string, email: string, captcha?: string) => {
    const body = { idempotencyKey: `op-${crypto.randomUUID()}`, email, ...(captcha && { captcha }) }
    return openShopper(store).request('/my-account/reset/request', {
      method: 'POST',
      body: new URLSearchParams(body),
      ...from(ip),
    })
  }
  const statuses: number[] = []
  for (let at = 1; at <= 6; at += 1) {
    statuses.push((await reset('203.0.113.9', newEmail())).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 422])
  const limited = await reset('203.0.113.9', newEmail())
  expect(rejectedForm(limited.text)?.problem).toBe('too-many-attempts')
  expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const captcha = await solved(store.bindings.PUBLIC_ORIGIN)
  expect((await reset('203.0.113.9', newEmail(), captcha)).status).toBe(303)
  for (const neighbor of ['203.0.113.10', '198.51.100.1'])
    expect((await reset(neighbor, newEmail())).status).toBe(303)
  store.clock.now += 3_600_000
  expect((await reset('203.0.113.9', newEmail())).status).toBe(303)

  // The page confirms a mail for addresses with and without an account. One was sent.
  const known = await registered(openShopper(store))
  for (const email of [newEmail(), known]) {
    const tries = await Promise.all(Array.from({ length: 10 }, () => reset('127.0.0.1', email)))
    expect(tries.filter(({ status }) => status === 303)).toHaveLength(10)
  }
  await mailTo(known, 2)
  expect(await mailsTo(known)).toHaveLength(2)
})

test('without the counters attempts are allowed, and one line logs it', async () => {
  const store = openStore({ ATTEMPT_LIMITS: undefined })
  const email = newEmail()
  const asked = await openShopper(store).form('/my-account/reset/request', { email })
  expect(asked.status).toBe(303)
  expect(store.lines.join('\n')).toContain('attempts are not limited')
})
