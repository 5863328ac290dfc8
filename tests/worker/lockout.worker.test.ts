import { expect, test } from 'vitest'

import { newEmail, PASSWORD, registered, visible } from './customers.ts'
import { openShopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const WRONG = 'Wrong-one-12'
const MINUTE = 60_000

const store = openStore()

/** Signs in from another browser, with commerce's clock this far ahead (ms). */
async function signInAt(offsetMs: number, email: string, password: string) {
  const shopper = openShopper(store)
  await control('PUT', '/clock', { offsetMs, session: shopper.name })
  return shopper.api('POST', '/account/sign-in', { email, password })
}

test('a known and an unknown login get the same answers until the lockout, which ends after thirty minutes', async () => {
  const known = await registered(openShopper(store))
  const unknown = newEmail()
  const answersFor = async (email: string) => {
    const answers = []
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      answers.push(await signInAt(attempt * 2_000, email, WRONG))
    }
    return answers.map((answer) => {
      const { requestId: _requestId, ...problem } = JSON.parse(answer.text)
      return { ...visible(answer), text: problem }
    })
  }
  const answers = await answersFor(known)
  expect(await answersFor(unknown)).toEqual(answers)
  expect(answers.map(({ text }) => text.type)).toEqual([
    'wrong-credentials',
    'wrong-credentials',
    'wrong-credentials',
    'two-attempts-left',
    'one-attempt-left',
    'account-locked',
    'account-locked',
  ])
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  const lockedAt = 12_000
  const early = await signInAt(lockedAt + 29.5 * MINUTE, known, PASSWORD)
  expect(JSON.parse(early.text).type).toBe('account-locked')
  expect((await signInAt(lockedAt + 30 * MINUTE, known, PASSWORD)).status).toBe(200)
})

test('parallel attempts are counted, and known and unknown logins get the same answers', async () => {
  const known = await registered(openShopper(store))
  const statusesFor = async (email: string) => {
    // Registration has just signed the customer in.
    const tries = Array.from({ length: 10 }, () => signInAt(2_000, email, WRONG))
    return new Set((await Promise.all(tries)).map(({ status }) => status))
  }
  // One is tried; the others arrive within the same second.
  expect(await statusesFor(known)).toEqual(new Set([401, 429]))
  expect(await statusesFor(newEmail())).toEqual(new Set([401, 429]))
})
