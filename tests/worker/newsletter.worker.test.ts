import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openPlainCommerce } from './plain-commerce.ts'
import { newIdempotencyKey, openShopper, rejectedForm } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const PATH = '/newsletter/subscribe'
const API = '/newsletter/subscriptions'

const newEmail = () => `reader-${crypto.randomUUID()}@example.com`

test('visitors subscribe on their current page, without a session', async () => {
  const visitor = openShopper(openStore())
  const email = newEmail()
  const answer = await visitor.form(PATH, { email: ` ${email} `, from: '/p/JW0801' })

  expect(answer.status).toBe(200)
  expect(answer.response.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.response.headers.getSetCookie()).toEqual([])
  expect(answer.text).toMatch(/role="status"[^>]*>Thank you! The next letter is yours\.</)
  expect(answer.text).toMatch(/<h1[^>]*>[^<]*JW|"page":"product"/)
  expect(await sent(visitor)).toEqual([{ email, location: 'Footer' }])
  expect(await subscriptions(email)).toMatchObject([{ siteId: 'us', location: 'Footer' }])
})

test('a Canadian subscription carries country and locale', async () => {
  const visitor = openShopper(openStore())
  const email = newEmail()
  const answer = await visitor.form(`/ca/fr-CA${PATH}`, { email, from: '/' })

  expect(answer.text).toMatch(/role="status"[^>]*>Merci! La prochaine lettre est pour vous\.</)
  expect(await sent(visitor)).toEqual([
    { email, location: 'Footer', country: 'CA', locale: 'fr-CA' },
  ])
  expect(await subscriptions(email)).toMatchObject([{ siteId: 'ca', locale: 'fr-CA' }])
})

test.for(['', ' ', 'ana', 'ana+news@example.com', 'ana@example', `${'a'.repeat(250)}@example.com`])(
  'the address "%s" is rejected with the merchant’s message and not sent',
  async (email) => {
    const visitor = openShopper(openStore())
    const answer = await visitor.form(PATH, { email, from: '/customer-care' })

    expect(answer.status).toBe(422)
    expect(answer.text).toMatch(/role="status"[^>]*>Please enter an email address we can write to/)
    expect(answer.text).toContain('<title>Error: ')
    expect(rejectedForm(answer.text)).toMatchObject({
      action: 'subscribeToNewsletter',
      problem: 'invalid-input',
      values: { email },
    })
    const api = await visitor.api('POST', API, { email })
    expect(api.status).toBe(400)
    expect(await sent(visitor)).toEqual([])
  },
)

test('the same key subscribes once, through the form and the API', async () => {
  const visitor = openShopper(openStore())
  const sending = { idempotencyKey: newIdempotencyKey() }
  const email = newEmail()
  const answers = await Promise.all([
    visitor.api('POST', API, { email }, sending),
    visitor.api('POST', API, { email }, sending),
    visitor.form(PATH, { email }, sending),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.text).toBe('{"status":"subscribed"}')
  expect(await sent(visitor)).toHaveLength(1)
})

test('the form returns only to pages of the shop', async () => {
  const visitor = openShopper(openStore())
  const froms = [
    '//evil.example/',
    'https://evil.example',
    '/\\evil',
    '/checkout/review',
    '/x/y',
    '',
  ]
  for (const from of froms) {
    const { status, text } = await visitor.form(PATH, { email: newEmail(), from })
    expect(status, from).toBe(200)
    expect(text, from).toContain('"page":"home"')
  }
  expect(await visitor.get(PATH)).toMatchObject({ status: 303, to: '/' })
})

test('an error of commerce is shown in the shop’s words, and the same key can be retried', async () => {
  const visitor = openShopper(openStore())
  const sending = { idempotencyKey: newIdempotencyKey() }
  const email = newEmail()
  const faults = [
    [{ kind: 'status', status: 400 }, 422, 'rejected', 'Something isn’t quite right here.'],
    [{ kind: 'status', status: 503 }, 503, 'unavailable', 'Something went wrong. Try again!'],
    [{ kind: 'reset-before-commit' }, 503, 'unavailable', 'Something went wrong. Try again!'],
  ] as const
  for (const [fault, status, problem, text] of faults) {
    const mend = await visitor.breaks('/email-subscription/', fault, { times: 2 })
    const answer = await visitor.form(PATH, { email }, problem === 'rejected' ? {} : sending)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(`>${text}<`)
    expect(answer.text).not.toContain('A fault that a test asked for')
    expect(rejectedForm(answer.text)).toMatchObject({ problem, values: { email } })
    await mend()
  }
  expect((await visitor.form(PATH, { email }, sending)).status).toBe(200)
  expect(await subscriptions(email)).toHaveLength(1)
})

const Calls = v.object({ data: v.array(v.object({ method: v.string(), body: v.string() })) })

/** The payloads that commerce received from this visitor. */
async function sent({ name }: { name: string }): Promise<unknown[]> {
  const calls = await control('GET', `/calls?session=${name}&path=/email-subscription/`)
  return v.parse(Calls, calls).data.map(({ body }) => JSON.parse(body))
}

const Subscriptions = v.object({ data: v.array(v.record(v.string(), v.unknown())) })

const subscriptions = async (email: string) =>
  v.parse(Subscriptions, await control('GET', `/email-subscriptions?email=${email}`)).data

test('without the custom API, an address is subscribed by Shopper Consents', async () => {
  const { variables, calls } = openPlainCommerce({ apis: ['/custom/email-subscription/v1'] })
  const visitor = openShopper(openStore(variables))
  const email = newEmail()
  const answer = await visitor.form(PATH, { email, from: '/' })
  expect(answer.text).toMatch(/role="status"[^>]*>Thank you! The next letter is yours\.</)
  const consents = await visitor.calls('/shopper/shopper-consents/')
  expect(consents.map(({ body }) => body)).toEqual([
    JSON.stringify({
      subscriptionId: 'newsletter',
      channel: 'email',
      contactPointValue: email,
      status: 'opt_in',
    }),
  ])

  // The absent API is not requested again.
  const isOfCustomApi = (call: string) => call.includes('/custom/email-subscription/')
  expect(calls.filter(isOfCustomApi)).toHaveLength(1)
  expect((await visitor.api('POST', API, { email: newEmail() })).status).toBe(200)
  expect(calls.filter(isOfCustomApi)).toHaveLength(1)
})
