import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import { accountMessages } from './account-messages.ts'
import { sendAccountMail } from './account-mail.ts'
import { listMessages } from './messages.ts'

const TO = 'ana@shop.example'
const LINK = 'https://shop.example/confirm'

const emptyDatabase = openDatabase()

test('keeps the colon before a link with its word in French, and sets no space before it in English', async () => {
  const db = await emptyDatabase()
  const mail = { kind: 'email-change', to: TO, link: LINK } as const
  await sendAccountMail(db, { ...mail, locale: 'fr-CA', now: 2 })
  await sendAccountMail(db, { ...mail, locale: 'en-CA', now: 1 })
  const [french, english] = await listMessages(db, TO)
  expect(french?.text).toContain(`Confirmer cette adresse\u00a0: ${LINK}`)
  expect(english?.text).toContain(`Confirm this address: ${LINK}`)
})

test('says when a password was changed, and how to react to a change by a stranger', async () => {
  const db = await emptyDatabase()
  const now = Date.parse('2026-11-28T18:05:00Z')
  const mail = { kind: 'password-changed', to: TO } as const
  await sendAccountMail(db, { ...mail, locale: 'fr-CA', now: now + 1 })
  await sendAccountMail(db, { ...mail, locale: 'en-US', now })
  const mails = await listMessages(db, TO)
  const [french, english] = mails.map(({ text }) => text.replaceAll(/\s/g, ' '))
  expect(english).toContain('was changed on November 28, 2026 at 1:05 PM EST.')
  expect(english).toContain('If it wasn’t you')
  expect(french).toContain('a été changé le 28 novembre 2026 à 13 h 05 HNE.')
  expect(french).toContain('Ce n’était pas vous?')
})

test('names the telephone number wherever a mail says to call', () => {
  const texts = Object.values(accountMessages).flatMap((messages) =>
    Object.values(messages).map(({ more }) => more),
  )
  const calling = texts.filter((text) => /call us|appelez-nous/i.test(text))
  expect(calling).not.toHaveLength(0)
  for (const text of calling) expect(text).toMatch(/1[-\u00a0]800[-\u00a0]555-0142/)
})
