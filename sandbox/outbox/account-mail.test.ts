import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import { sendAccountMail } from './account-mail.ts'
import { listMessages } from './messages.ts'

const TO = 'ana@shop.example'
const LINK = 'https://shop.example/confirm'

test('keeps the colon before a link with its word in French, and sets no space before it in English', async () => {
  await using database = await openDatabase()
  const mail = { kind: 'email-change', to: TO, link: LINK } as const
  await sendAccountMail(database.db, { ...mail, locale: 'fr-CA', now: 2 })
  await sendAccountMail(database.db, { ...mail, locale: 'en-CA', now: 1 })
  const [french, english] = await listMessages(database.db, TO)
  expect(french?.text).toContain(`Confirmer cette adresse\u00a0: ${LINK}`)
  expect(english?.text).toContain(`Confirm this address: ${LINK}`)
})
