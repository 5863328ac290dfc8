import { expect, test } from 'vitest'

import { typesetFrench } from '../platform/typography.ts'
import { accountMessages } from './account-messages.ts'
import { codeMessages } from './code-messages.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { giftMessages } from './gift-mail.ts'
import { progressMessages } from './progress-messages.ts'

/** Every text among messages; one that takes names and numbers gets some. */
function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  if (typeof messages === 'function') return textsOf(messages('Ana', '12'))
  return Object.values(messages ?? {}).flatMap(textsOf)
}

const mails = [
  ['an account', accountMessages],
  ['a code', codeMessages],
  ['an order', confirmationMessages],
  ['a gift card', giftMessages],
  ['the progress of an order', progressMessages],
] as const

test.each(mails)(
  'sets the French mails about %s as Canada does: a no-break space before a colon, none before ; ! ?',
  (_about, { fr }) => {
    const texts = textsOf(fr)
    expect(texts).not.toHaveLength(0)
    expect(texts.map(typesetFrench)).toEqual(texts)
    expect(texts.filter((text) => /\s[;!?]/.test(text))).toEqual([])
  },
)

test.each(mails)(
  'writes “email” in the English mails about %s, as the pages do',
  (_about, { en }) => {
    expect(textsOf(en).filter((text) => /e-mail/i.test(text))).toEqual([])
  },
)
