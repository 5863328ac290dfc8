import { request } from 'node:http'

import { inject } from 'vitest'

const { port } = new URL(inject('sandboxOrigin'))

/** The provider's origin in browsers, which is another site than the shop. */
export const paymentOrigin = `http://localhost:${port}`
export const merchantSecret = 'sandbox-payment-secret'
export const shopOrigin = 'http://127.0.0.1:8787'

export const cardInput = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '08/29',
  securityCode: '737',
  holder: 'Ana Ruiz',
}

const tokens = `${inject('sandboxOrigin')}/payments/v1/tokens`

interface CardResponse {
  status: number
  body: {
    token?: string
    problems?: Record<string, string>
    authentication?: string
    code?: 'invalid'
  }
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Sends a card as the hosted field does. */
export const sendCard = (card: object | string, headers: Record<string, string> = SAME_ORIGIN) =>
  send(tokens, card, headers)

/** Sends the bank's code, as the hosted field does. */
export const sendBankCode = (authentication: string, securityCode: string) =>
  send(`${tokens}/authentications`, { authentication, securityCode }, SAME_ORIGIN)

/** Uses `node:http` because Node's `fetch` does not send `sec-fetch-site`. */
function send(address: string, card: object | string, headers: Record<string, string>) {
  return new Promise<CardResponse>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const clientRequest = request(address, options, (response) => {
      let text = ''
      response.on('data', (piece: Buffer) => (text += piece.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }),
      )
    })
    clientRequest.on('error', reject)
    clientRequest.end(typeof card === 'string' ? card : JSON.stringify(card))
  })
}

/** The token of a card typed into the field, and the card's details. */
export async function newCard() {
  const { body } = await sendCard(cardInput)
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

/** Reads the card of a token, as the merchant's server does. */
export const readCard = (token: string, authorization = `Bearer ${merchantSecret}`) =>
  fetch(`${tokens}/${token}`, { headers: { authorization } })

export const pageAddress = (query: Record<string, string> = {}) =>
  `${paymentOrigin}/payments/v1/page?${new URLSearchParams({
    merchant: 'sandbox-shop',
    locale: 'en-US',
    state: 'abcdefgh12345678',
    return: `${shopOrigin}/checkout/billing/return`,
    ...query,
  })}`

/** Submits the page's form to its action. */
export async function sendPage(address: string, typed: Record<string, string> = {}) {
  const page = await (await fetch(address)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  return fetch(new URL(action.replaceAll('&amp;', '&'), address), {
    method: 'POST',
    body: new URLSearchParams({ ...cardInput, ...typed }),
    redirect: 'manual',
  })
}
