import { expect, test } from 'vitest'
import * as v from 'valibot'

import { details, newEmail, visible } from './customers.ts'
import { openShopper, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore, type Store } from './store.ts'

const ACCOUNTS = 40
/** Addresses of each kind per batch: few enough for a busy machine to answer in time. */
const AT_ONCE = 4
const ROUNDS = ACCOUNTS / AT_ONCE
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

type Ask = (shopper: Shopper, email: string) => Promise<{ response: Response; text: string }>

const register: Ask = (shopper, email) => shopper.form('/registration/create', details(email))

const newEmails = () => Array.from({ length: AT_ONCE }, newEmail)

const Calls = v.object({ data: v.array(v.object({ method: v.string(), path: v.string() })) })

/** Submits every address from a separate browser. @returns the answers, and the calls to commerce that they cost */
async function about(store: Store, emails: readonly string[], ask: Ask) {
  const { name } = openShopper(store)
  const answers = await Promise.all(
    emails.map((email) =>
      ask(openShopper(store, { name }), email).then((answer) => JSON.stringify(visible(answer))),
    ),
  )
  const { data } = v.parse(Calls, await control('GET', `/calls?session=${name}`))
  const calls = data.map(({ method, path }) => `${method} ${path.split('/').slice(3).join('/')}`)
  return { answers: new Set(answers), calls: calls.toSorted() }
}

/** Submits known and unknown addresses in parallel. Expects equal calls and one common answer, which it returns. */
async function expectAlike(
  store: Store,
  { known, unknown }: { known: string[]; unknown: string[] },
  ask: Ask,
) {
  const [one, other] = await Promise.all([about(store, known, ask), about(store, unknown, ask)])
  expect(one).toEqual(other)
  expect(one.answers.size).toBe(1)
  return [...one.answers].join()
}

const OTHERS: [ask: Ask, answer: string, days: number][] = [
  [
    (shopper, email) =>
      shopper.api('POST', '/account/sign-in', { email, password: 'Wrong-one-12' }),
    'wrong-credentials',
    1,
  ],
  [(shopper, email) => shopper.form('/login/code', { email, from: '/login' }), '?step=code', 1],
  // Resets are limited per day, so two hundred of them take five days.
  [(shopper, email) => shopper.form('/my-account/reset/request', { email }), '?step=sent', 5],
]

// Counts the work per answer instead of timing it. That unknown logins are compared with a dummy hash is a test of the
// service (`sandbox/customers/passwords.test.ts`), which sends its mails after the answer.
test(
  'known and unknown addresses get the same answers for the same work, over two hundred resets',
  { timeout: 240_000 },
  async () => {
    const store = openStore()
    const rounds: string[][] = []
    let known = newEmails()
    // The first requests of an isolate read the preferences.
    for (const email of known) await register(openShopper(store), email)
    for (let round = 0; round < ROUNDS; round += 1) {
      // Within a minute no second mail is sent to either address. The first request then reads the preferences.
      store.clock.now += MINUTE_MS
      await register(openShopper(store), newEmail())
      const unknown = newEmails()
      const answer = await expectAlike(store, { known, unknown }, register)
      expect(answer).toContain('/registration?step=code')
      rounds.push(known)
      known = unknown
    }
    for (const [ask, answer, days] of OTHERS) {
      for (let day = 0; day < days; day += 1) {
        // The first request of a day reads the preferences again.
        await ask(openShopper(store), newEmail())
        for (const each of rounds) {
          const asked = await expectAlike(store, { known: each, unknown: newEmails() }, ask)
          expect(asked).toContain(answer)
        }
        store.clock.now += DAY_MS
      }
    }
    expect(store.lines.join('\n')).not.toMatch(/@shoppers\.example/)
  },
)
