import * as v from 'valibot'

import { SANDBOX } from './shop.ts'

const Messages = v.object({
  data: v.array(
    v.object({ to: v.string(), subject: v.string(), locale: v.string(), text: v.string() }),
  ),
})

const ATTEMPTS = 50

/** The mails to an address, newest first. */
export async function mailsTo(to: string) {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${SANDBOX}/outbox?to=${encodeURIComponent(to)}`, { headers })
  return v.parse(Messages, await answer.json()).data
}

/** The newest of this many mails to an address. The service sends them after its answer. */
export async function mailTo(to: string, count = 1) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const mails = await mailsTo(to)
    const [mail] = mails
    if (mail && mails.length >= count) {
      const link = /http\S+/.exec(mail.text)?.[0]
      return {
        ...mail,
        code: /\b\d{8}\b/.exec(mail.text)?.[0] ?? '',
        link: link === undefined ? null : new URL(link),
      }
    }
  }
  throw new Error(`mail number ${count} did not arrive`)
}
