import { expect, test } from 'vitest'

import {
  sendBankCode,
  newCard,
  pageAddress,
  paymentOrigin,
  readCard,
  merchantSecret,
  sendCard,
  sendPage,
  shopOrigin,
  cardInput,
} from './payment-client.ts'
import { control } from './clients.ts'

const fieldAddress = (query: Record<string, string>) =>
  `${paymentOrigin}/payments/v1/field?${new URLSearchParams({ merchant: 'sandbox-shop', parent: shopOrigin, ...query })}`

const LOOK = { family: "'Corner Sans', Arial", font: '/fonts/corner.woff2', radius: '3px' }

test('serves the card field to the shop only, with a policy that blocks sending the number elsewhere', async () => {
  const response = await fetch(fieldAddress({ locale: 'fr-CA', ...LOOK }))
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]

  expect(response.status).toBe(200)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain(`frame-ancestors ${shopOrigin}`)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`font-src ${shopOrigin};`)
  expect(html).toContain(`url('${shopOrigin}/fonts/corner.woff2')`)
  expect(html).toContain("html { font-family: 'Corner Sans', Arial }")
  expect(html).toContain('{ border-radius: 3px }')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(
    [...html.matchAll(/<(?:script|style)[^>]*nonce="([^"]+)"/g)].map(([, own]) => own),
  ).toEqual([nonce, nonce])
  expect(html).toContain('<html lang="fr-CA">')
  expect(html).toContain('Numéro de carte')
  for (const part of ['number', 'exp', 'csc', 'name']) {
    expect(html).toContain(`autocomplete="cc-${part}"`)
  }
})

test.for([
  { what: 'a foreign page', query: { parent: 'https://evil.example' } },
  {
    what: 'a host that begins like the shop’s',
    query: { parent: 'http://127.0.0.1.evil.example' },
  },
  { what: 'an injected policy', query: { parent: 'http://127.0.0.1:1; script-src *' } },
  { what: 'an address instead of an origin', query: { parent: `${shopOrigin}/` } },
  { what: 'an unknown merchant', query: { merchant: 'someone' } },
])('rejects a card field for $what', async ({ query }) => {
  const response = await fetch(fieldAddress(query))
  expect(response.status).toBe(400)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('accepts cards only from the field, as JSON and of limited size', async () => {
  expect((await sendCard(cardInput, {})).status).toBe(403)
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await sendCard(cardInput, { 'sec-fetch-site': site })).status).toBe(403)
  }
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await sendCard(cardInput, { ...own, 'content-type': 'text/plain' })).status).toBe(415)
  expect((await sendCard('{"cardNumber":', own)).status).toBe(400)
  expect((await sendCard({ ...cardInput, holder: 'x'.repeat(9000) })).status).toBe(413)

  const rejected = await sendCard({ ...cardInput, cardNumber: '4242 4242 4242 4242', expiry: '' })
  expect(rejected).toEqual({
    status: 422,
    body: { problems: { number: 'not-a-test-card', expiry: 'missing' } },
  })
})

test('returns the card of a token to the merchant only', async () => {
  const { token, ...card } = await newCard()

  const response = await readCard(token)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ token, ...card })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect((await readCard('card_nobody')).status).toBe(404)
  for (const wrong of [
    '',
    'Bearer ',
    'Bearer sandbox-payment-secre',
    'Basic sandbox-payment-secret',
  ]) {
    expect((await readCard(token, wrong)).status).toBe(401)
  }
})

test('takes the card on a page without JavaScript, shows errors, and never shows the number again', async () => {
  const response = await sendPage(pageAddress({ locale: 'fr-CA' }), {
    cardNumber: '4111 1111 1111 1112',
    holder: '"><script>alert(1)</script>',
    securityCode: '998',
  })
  const html = (await response.text()).replaceAll(/nonce="[^"]+"/g, '')

  expect(response.status).toBe(422)
  expect(html).toContain('Vérifiez le numéro de carte.')
  expect(html).toContain('<title>Erreur\u00a0: Payer par carte</title>')
  expect(html).toContain('value="08/29"')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
  expect(html).not.toMatch(/4111 1111 1111 1112|4111111111111112|\b998\b/)
  expect(html).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).toMatch(
    `form-action 'self' ${shopOrigin};`,
  )

  const cancel = /<a href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  expect(cancel).toBe(`${shopOrigin}/checkout/billing/return?state=abcdefgh12345678&cancelled=1`)

  const paid = await sendPage(pageAddress())
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toMatch(
    /^http:\/\/127\.0\.0\.1:8787\/checkout\/billing\/return\?state=abcdefgh12345678&token=card_[\da-f]{48}$/,
  )
  expect(paid.headers.has('set-cookie')).toBe(false)
})

test.for([
  { what: 'a return address on another host', query: { return: 'https://evil.example/' } },
  { what: 'a user name before the host', query: { return: 'http://127.0.0.1@evil.example/' } },
  { what: 'a script address', query: { return: 'javascript:alert(1)' } },
  { what: 'an address with line breaks', query: { return: `${shopOrigin}/\r\nset-cookie: a` } },
  { what: 'no state', query: { state: '' } },
  { what: 'a state with line breaks', query: { state: 'a\r\nset-cookie: b' } },
])('rejects a payment page with $what', async ({ query }) => {
  const page = await fetch(pageAddress(query))
  expect(page.status).toBe(400)
  const sent = await fetch(pageAddress(query), {
    method: 'POST',
    body: new URLSearchParams(cardInput),
    redirect: 'manual',
  })
  expect(sent.status).toBe(400)
  expect(sent.headers.has('location')).toBe(false)
})

const BANK_CODE = '246810'
const challengedCard = { cardNumber: '4000 0000 0000 3220' }

test('requires the bank’s code before it issues a token, with three attempts at most', async () => {
  const startAuthentication = async () => {
    const { status, body } = await sendCard({ ...cardInput, ...challengedCard })
    expect(status).toBe(202)
    expect(body).toEqual({ authentication: expect.stringMatching(/^[\w-]{43}$/) })
    return body.authentication ?? ''
  }
  const first = await startAuthentication()
  const invalid = { status: 422, body: { code: 'invalid' } }
  expect(await sendBankCode(first, '111111')).toEqual(invalid)
  expect(await sendBankCode(first, '111111')).toEqual(invalid)
  const { status, body } = await sendBankCode(first, '246 810')
  expect(status).toBe(201)
  const card = await readCard(body.token ?? '')
  expect(await card.json()).toMatchObject({ brand: 'Visa', lastDigits: '3220' })

  const rejected = { status: 422, body: { problems: { number: 'not-confirmed' } } }
  expect(await sendBankCode(first, BANK_CODE)).toEqual(rejected)
  const second = await startAuthentication()
  for (const response of [invalid, invalid, rejected]) {
    expect(await sendBankCode(second, '000000')).toEqual(response)
  }
  expect(await sendBankCode(second, BANK_CODE)).toEqual(rejected)
})

test('requests the bank’s code on a page without JavaScript, and redirects back with a token', async () => {
  const address = pageAddress({ locale: 'fr-CA' })
  const requested = await sendPage(address, challengedCard)
  const html = await requested.text()
  expect(requested.status).toBe(200)
  expect(requested.headers.get('content-security-policy')).toMatch(
    `form-action 'self' ${shopOrigin};`,
  )
  expect(html).toContain('<h1>Votre banque a une question</h1>')
  expect(html).toContain('autocomplete="one-time-code"')
  expect(html).not.toContain('3220')
  const authentication = /name="authentication" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const response = (securityCode: string) =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ authentication, securityCode }),
      redirect: 'manual',
    })

  expect(await (await response(' ')).text()).toContain('Entrez le code que votre banque')
  const wrong = await response('"><b>')
  expect(wrong.status).toBe(422)
  const wrongPage = await wrong.text()
  expect(wrongPage).toContain('Ce n’est pas le bon code.')
  expect(wrongPage).toContain('<title>Erreur\u00a0: Votre banque')
  const confirmed = await response(BANK_CODE)
  expect(confirmed.status).toBe(303)
  expect(confirmed.headers.get('location')).toMatch(/&token=card_[\da-f]{48}$/)
  const again = await response(BANK_CODE)
  expect(await again.text()).toContain('Votre banque n’a pas confirmé cette carte.')
})

test('returns the balance of a gift card to the merchant, in the requested currency', async () => {
  const balance = (body: object, authorization = `Bearer ${merchantSecret}`) =>
    fetch(`${paymentOrigin}/payments/v1/gift-cards/balance`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const code = 'jwgift-0000-0000-50'
  const response = await balance({ code, currency: 'CAD' })
  expect(await response.json()).toMatchObject({
    card: '************0050',
    currency: 'CAD',
    amount: 5000,
    balance: expect.any(Number),
  })
  const pending = await balance({ code: 'JWGIFT0000000002', currency: 'USD' })
  expect(await pending.json()).toMatchObject({ status: 'pending' })
  expect((await balance({ code: 'NOSUCHCARD', currency: 'USD' })).status).toBe(404)
  expect((await balance({ code, currency: 'EUR' })).status).toBe(400)
  expect((await balance({ code, currency: 'USD' }, 'Bearer nobody')).status).toBe(401)
})

test('logs no card number or security code, however the card was sent', async () => {
  await sendCard({ ...cardInput, cardNumber: '5555 5555 5555 4444' })
  await sendCard('{"holder":"Ana","cardNumber":"5555555555554444","securityCode":"737"', {
    'sec-fetch-site': 'same-origin',
  })
  await sendPage(pageAddress(), { cardNumber: '5555-5555-5555-4444' })
  const response = await control('GET', '/calls?path=/payments/v1')
  const { data }: { data: { method: string; body: string }[] } = await response.json()
  const bodies = data.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))

  const own = bodies.filter((body) => body.includes('Ana'))
  expect(own.length).toBeGreaterThan(2)
  for (const body of own) {
    expect(body.split('secret')).toHaveLength(3)
    expect(body).not.toMatch(/5555.?5555.?5555.?4444|\b737\b/)
  }
})
