import * as v from 'valibot'

import { SignedIn } from '#shared/sign-in/account.ts'
import { SESSION_OPERATION } from '#shared/shell/session-operation.ts'

import { awaitMerge, bodyOf, readBag, type Shopper } from './shopper.ts'

const Session = v.object({
  data: v.object({
    onsession: v.object({ customerType: v.string(), firstName: v.nullable(v.string()) }),
  }),
})

/** Asks whose session it is, as every page does. */
export async function readSession(shopper: Shopper) {
  const { browser, invariants, signedInAs, isSessionKnown, name } = shopper
  const answer = await browser.api('POST', '', {
    input: {
      variables: { action: 'init' },
      extensions: { persistedQuery: { version: 1, sha256Hash: SESSION_OPERATION } },
    },
  })
  if (answer.status !== 200 || !answer.isAlone || !isSessionKnown) return
  const session = bodyOf(shopper, Session, answer)?.data.onsession
  if (!session) return
  const isCustomer = session.customerType === 'registered'
  if (isCustomer !== (shopper.signedInAs !== null) && shopper.signedInAs === signedInAs) {
    const detail = `${answer.id} is ${session.customerType}, but ${signedInAs ?? 'nobody'} is signed in`
    invariants.fail('session kept', detail, name)
  }
}

/** Creates the shopper's account, by a code that is mailed. */
export async function register(shopper: Shopper) {
  const { browser, canary, random, world } = shopper
  if (shopper.account) return
  const account = { email: `${canary.toLowerCase()}@mail.example`, password: 'Candlelight12' }
  const details = { firstName: canary, lastName: 'Ruiz', ...account }
  const asked = await browser.form('/registration/create', details)
  if (asked.status !== 303) return
  await world.timeline.sleep(random.between(1_500, 4_000))
  const code = mailedCode(shopper, account.email)
  if (!code) return
  const entered = await browser.form('/login/code/enter', { code })
  browser.forgetForm()
  // The name may be left to complete, the password may not be saved, or the answer may be lost.
  if (entered.status !== 303 || entered.to !== '/my-account') return settle(shopper, account.email)
  shopper.account = account
  shopper.signedInAs = account.email
  await awaitMerge(shopper, shopper.bag)
}

function mailedCode({ world }: Shopper, email: string) {
  const row = world.sqlite
    .prepare('SELECT text FROM outbox_messages WHERE recipient = ? ORDER BY sent_at DESC')
    .get(email)
  return /\b\d{8}\b/.exec(String(row?.text ?? ''))?.[0]
}

/** Signs in, whereby the guest's bag becomes part of the customer's. */
export async function signIn(shopper: Shopper) {
  const { account, browser } = shopper
  if (!account || shopper.signedInAs) return
  const answer = await browser.api('POST', '/account/sign-in', { input: account })
  browser.forgetForm()
  if (answer.status === 0 || answer.status >= 500) return settle(shopper)
  if (answer.status !== 200) return
  const merged = bodyOf(shopper, SignedIn, answer)?.bag
  shopper.signedInAs = account.email
  // An order takes no more of something than is in one of the bags.
  if (merged === 'partly-merged') return void (shopper.bag = null)
  const expected = sumOf(shopper.bag, shopper.leftBag)
  if (merged === 'kept') return awaitMerge(shopper, expected)
  shopper.bag = expected
  await readBag(shopper)
}

/** Lines of both bags stay lines of their own. */
function sumOf(guests: Shopper['bag'], customers: Shopper['bag']) {
  if (!guests || !customers) return null
  const units = new Map(customers)
  for (const [id, quantity] of guests) units.set(id, (units.get(id) ?? 0) + quantity)
  return units
}

export async function signOut(shopper: Shopper) {
  const { browser, signedInAs } = shopper
  if (!signedInAs) return
  const answer = await browser.api('POST', '/account/sign-out', { input: { everywhere: false } })
  browser.forgetForm()
  if (answer.status !== 200 && answer.status !== 204) return settle(shopper)
  shopper.signedInAs = null
  shopper.leftBag = shopper.bag
  shopper.bag = new Map()
  shopper.lines = []
  await readBag(shopper)
}

/** Takes the session as it is after a change whose outcome is unknown. */
async function settle(shopper: Shopper, email = shopper.account?.email) {
  shopper.bag = null
  shopper.leftBag = null
  shopper.isSessionKnown = false
  const answer = await shopper.browser.api('POST', '', {
    input: {
      variables: { action: 'init' },
      extensions: { persistedQuery: { version: 1, sha256Hash: SESSION_OPERATION } },
    },
  })
  if (answer.status !== 200) return
  shopper.isSessionKnown = true
  const type = bodyOf(shopper, Session, answer)?.data.onsession.customerType
  shopper.signedInAs = type === 'registered' ? (email ?? null) : null
}
