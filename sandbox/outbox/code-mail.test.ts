import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import { sendCodeMail } from './code-mail.ts'
import { findMessage, listMessages } from './messages.ts'

const TO = 'ana@shop.example'

test('shows the shop’s name above a code, as above every other mail', async () => {
  await using database = await openDatabase()
  const mail = { kind: 'sign-in', token: '12345678', to: TO, link: undefined } as const
  await sendCodeMail(database.db, { ...mail, locale: 'en-US', now: 1 })
  const [{ id } = { id: '' }] = await listMessages(database.db, TO)
  const sent = await findMessage(database.db, id)
  expect(sent?.html).toMatch(/Juniper <span[^>]*>&amp;<\/span> Wick/)
})
