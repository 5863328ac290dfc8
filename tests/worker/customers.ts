import { expect } from 'vitest'

import { mailTo } from './outbox.ts'
import type { Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control, SANDBOX } from './shop.ts'

export const PASSWORD = 'Candlelight12'

export const newEmail = () => `ana.${crypto.randomUUID().slice(0, 13)}@shoppers.example`

export const details = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  password: PASSWORD,
})

export async function sessionOf(shopper: Shopper) {
  const { text } = await shopper.request('/api', askForSession({}, 'init'))
  return JSON.parse(text).data.onsession
}

/** Registers, and enters the code of the mail. */
export async function registered(shopper: Shopper, email = newEmail(), prefix = '') {
  const answer = await shopper.form(`${prefix}/registration/create`, details(email))
  expect(answer, answer.text).toMatchObject({
    status: 303,
    to: `${prefix}/registration?step=code`,
  })
  const { code } = await mailTo(email)
  expect(await shopper.form(`${prefix}/login/code/enter`, { code })).toMatchObject({
    status: 303,
    to: `${prefix}/my-account`,
  })
  return email
}

export const visible = ({ response, text }: { response: Response; text: string }) => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: [...response.headers.keys()].toSorted(),
  cookies: response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '')),
  text,
})

export const wrong = (code: string) => `${code.slice(0, 7)}${(Number(code[7]) + 1) % 10}`

export async function signIn(shopper: Shopper, email: string, password: string) {
  attempts += 1
  await control('PUT', '/clock', { offsetMs: attempts * 2_000, session: shopper.name })
  return shopper.api('POST', '/account/sign-in', { email, password })
}
let attempts = 0

/** The answer of a captcha that somebody has solved on a page of this origin. */
export async function solved(origin: string): Promise<string> {
  const answer = await fetch(`${SANDBOX}/services/captcha/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ sitekey: 'juniper-and-wick-captcha' }),
  })
  return (await answer.json<{ token: string }>()).token
}
