import { expect } from 'vitest'

import { mailTo } from './outbox.ts'
import type { Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'

/** The password of everybody who registers in a test. */
export const PASSWORD = 'Candlelight12'

export const newEmail = () => `ana.${crypto.randomUUID().slice(0, 13)}@shoppers.example`

export const details = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  password: PASSWORD,
})

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

/** What somebody can see of an answer: of cookies the names and flags. */
export const visible = ({ response, text }: { response: Response; text: string }) => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: [...response.headers.keys()].toSorted(),
  cookies: response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '')),
  text,
})

/** Another code than this one of eight digits. */
export const wrong = (code: string) => `${code.slice(0, 7)}${(Number(code[7]) + 1) % 10}`

/** The answer of a captcha that somebody has solved on a page of this origin. */
export async function solved(origin: string): Promise<string> {
  const answer = await fetch(`${SANDBOX}/services/captcha/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ sitekey: 'juniper-and-wick-captcha' }),
  })
  return (await answer.json<{ token: string }>()).token
}
