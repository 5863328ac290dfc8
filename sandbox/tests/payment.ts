import { request } from 'node:http'

import { inject } from 'vitest'

const { port } = new URL(inject('sandboxOrigin'))

/** The provider as browsers address it: another site than the shop. */
export const paymentOrigin = `http://localhost:${port}`
export const secret = 'sandbox-payment-secret'
export const SHOP = 'http://127.0.0.1:8787'

export const typedCard = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '08/29',
  securityCode: '737',
  holder: 'Ana Ruiz',
}

const tokens = `${inject('sandboxOrigin')}/payments/v1/tokens`

interface Sent {
  status: number
  body: {
    token?: string
    problems?: Record<string, string>
    authentication?: string
    code?: 'invalid'
  }
}

const OWN = { 'sec-fetch-site': 'same-origin' }

/** Sends a card as the hosted field does. */
export const sendCard = (card: object | string, headers: Record<string, string> = OWN) =>
  send(tokens, card, headers)

/** Answers the question of a card's bank, as the hosted field does. */
export const answerBank = (authentication: string, securityCode: string) =>
  send(`${tokens}/authentications`, { authentication, securityCode }, OWN)

/** Node's `fetch` would not say where it comes from. */
function send(address: string, card: object | string, headers: Record<string, string>) {
  return new Promise<Sent>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const asking = request(address, options, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
    })
    asking.on('error', reject)
    asking.end(typeof card === 'string' ? card : JSON.stringify(card))
  })
}

/** A card typed into the field, by its token. */
export async function newCard() {
  const { body } = await sendCard(typedCard)
  const { token = '' } = body
  return {
    token,
    brand: 'Visa',
    holder: 'Ana Ruiz',
    lastDigits: '1111',
    expirationMonth: 8,
    expirationYear: 2029,
  }
}

/** Asks what a token stands for, as the merchant's server does. */
export const readCard = (token: string, authorization = `Bearer ${secret}`) =>
  fetch(`${tokens}/${token}`, { headers: { authorization } })

export const pageAddress = (query: Record<string, string> = {}) =>
  `${paymentOrigin}/payments/v1/page?${new URLSearchParams({
    merchant: 'juniper-and-wick',
    locale: 'en-US',
    state: 'abcdefgh12345678',
    return: `${SHOP}/checkout/billing/return`,
    ...query,
  })}`

/** Sends the page's form, to where the page says. */
export async function sendPage(address: string, typed: Record<string, string> = {}) {
  const page = await (await fetch(address)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  return fetch(new URL(action.replaceAll('&amp;', '&'), address), {
    method: 'POST',
    body: new URLSearchParams({ ...typedCard, ...typed }),
    redirect: 'manual',
  })
}
