import { expect } from 'vitest'

import { mailTo } from './outbox.ts'
import type { Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'

/** The password of every customer who registers in a test. */
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

/** The visible part of an answer. Random content is masked, and its length ignored. */
export function visible({ response, text }: { response: Response; text: string }) {
  const { status, headers } = response
  const random = [
    headers.get('x-request-id'),
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    /"idempotencyKey":"([\w-]{22,})"/.exec(text)?.[1],
    ...(text.match(/[\w.-]+@shoppers\.example|\b[\da-f]{26}\b/g) ?? []),
  ]
  const masked = (shown: string) =>
    random.reduce<string>((rest, part) => (part ? rest.replaceAll(part, mask) : rest), shown)
  const own = [...headers].filter(([name]) => name !== 'set-cookie')
  return {
    status,
    location: headers.get('location'),
    headers: own.map(([name, value]) => `${name}: ${masked(value)}`).toSorted(),
    cookies: headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/(?<==)[^;]*/, mask).replace(/(?<=Max-Age=)[1-9]\d*/, mask)),
    text: masked(text),
  }
}

const mask = (shown: string) => '*'.repeat(shown.length)

/** Returns a different code of eight digits. */
export const wrong = (code: string) => `${code.slice(0, 7)}${(Number(code[7]) + 1) % 10}`

/** The token of a captcha solved on a page of this origin. */
export async function solved(origin: string): Promise<string> {
  const answer = await fetch(`${SANDBOX}/services/captcha/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ sitekey: 'sandbox-captcha' }),
  })
  return (await answer.json<{ token: string }>()).token
}
