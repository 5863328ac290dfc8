import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import { sendCodeMail } from './code-mail.ts'
import { findMessage, listMessages } from './messages.ts'
import { SHOP } from './shop-name.ts'

const TO = 'ana@shop.example'

const emptyDatabase = openDatabase()

test('shows the shop’s name above a code, as above every other mail', async () => {
  const db = await emptyDatabase()
  const mail = { kind: 'sign-in', token: '12345678', to: TO, link: undefined } as const
  await sendCodeMail(db, { ...mail, locale: 'en-US', now: 1 })
  const [{ id } = { id: '' }] = await listMessages(db, TO)
  const sent = await findMessage(db, id)
  const [first, last] = SHOP.split('&')
  expect(sent?.html).toMatch(new RegExp(`${first}<span[^>]*>&amp;</span>${last}`))
})
