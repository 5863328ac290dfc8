import * as v from 'valibot'
import { expect } from 'vitest'

import { Bag } from '#shared/bag/bag.ts'
import { Checkout } from '#shared/checkout/checkout.ts'

import { addGiftCertificate } from '../support/gift-certificate.ts'
import { control, SANDBOX, type Fault } from './shop.ts'
import { openStore, type Store } from './store.ts'

export const newIdempotencyKey = () => `op-${crypto.randomUUID()}`

interface Sending {
  idempotencyKey?: string
  /** The isolate that handles the request. */
  isolate?: number
  /** The response and its cookies are lost on the way to the browser. */
  isLost?: boolean
  site?: 'us' | 'ca'
  /** Additional form fields. */
  fields?: Record<string, string>
}

type Jar = Map<string, string>

/** A browser with its own cookies. Commerce identifies its requests by `name`. */
export function openShopper(
  store: Store,
  { name = `shopper-${crypto.randomUUID()}`, jar = new Map() }: { name?: string; jar?: Jar } = {},
) {
  async function request(path: string, init: RequestInit = {}, sending: Sending = {}) {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'x-correlation-id': name })
    if (jar.size > 0) headers.set('cookie', cookieHeader(jar))
    new Headers(init.headers).forEach((value, header) => headers.set(header, value))
    const answer = await store.send(path, { ...init, headers }, sending.isolate)
    if (!sending.isLost) keep(jar, answer.response)
    return answer
  }

  const api = (method: string, path: string, body?: unknown, sending: Sending = {}) => {
    const headers = new Headers({
      'idempotency-key': sending.idempotencyKey ?? newIdempotencyKey(),
    })
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return request(`/api${path}${sending.site ? `?site=${sending.site}` : ''}`, init, sending)
  }

  return {
    name,
    jar,
    request,
    api,
    get: (path: string, sending: Sending = {}) => request(path, {}, sending),
    form: (path: string, fields: Record<string, string>, sending: Sending = {}) => {
      const body = new URLSearchParams({
        idempotencyKey: sending.idempotencyKey ?? newIdempotencyKey(),
        ...fields,
      })
      return request(path, { method: 'POST', body }, sending)
    },
    add: (productId: string, quantity = 1, sending: Sending = {}) =>
      api('POST', '/bag/items', { productId, quantity }, sending),
    /** Adds a gift card with the form's fields, some replaced by `typed`. */
    addGiftCard: (typed: object = {}, sending: Sending = {}) =>
      api('POST', '/bag/gift-cards', { ...GIFT_CARD, ...typed }, sending),
    async bag(sending: Sending = {}) {
      const { text } = await api('GET', '/bag', undefined, sending)
      return v.parse(v.pipe(v.string(), v.parseJson(), Bag), text)
    },
    async checkout(step: 'shipping' | 'billing' | 'review', sending: Sending = {}) {
      const { text } = await api('GET', `/checkout/${step}`, undefined, sending)
      return v.parse(v.pipe(v.string(), v.parseJson(), Checkout), text)
    },
    /** The same shopper in another tab, with its own copy of the cookies. */
    copy: () => openShopper(store, { name, jar: new Map(jar) }),
    /** The final page after at most four redirects. */
    async follow(path: string, sending: Sending = {}) {
      let at = path
      for (let hop = 0; hop < 5; hop += 1) {
        const answer = await request(at, {}, sending)
        if (answer.to === null) return { ...answer, at }
        at = answer.to
      }
      throw new Error(`${path} redirects too often`)
    },
    async calls(path = '') {
      const answer = await control('GET', `/calls?session=${name}&path=${path}`)
      const { data } = v.parse(Calls, answer)
      return data.filter((call) => !isPublicRead(call))
    },
    async orders() {
      return v.parse(Orders, await control('GET', `/orders?session=${name}`)).data
    },
    /** Plans a fault for this shopper's next calls whose address contains `path`. */
    async breaks(path: string, fault: Fault, { method, times = 1 }: Planning = {}) {
      const match = { path, session: name, ...(method && { method }) }
      const planned = await control('POST', '/faults', { match, times, fault })
      const { id } = v.parse(v.object({ id: v.string() }), planned)
      return () => control('DELETE', `/faults/${id}`).catch(() => null)
    },
  }
}

export type Shopper = ReturnType<typeof openShopper>

interface Planning {
  method?: string
  times?: number
}

/** Whether the shop makes the request with its own guest token instead of a shopper's. */
const isPublicRead = ({ method, path }: { method: string; path: string }) =>
  (method === 'GET' && !path.startsWith('/checkout/')) || path.startsWith('/shopper/auth/')

const Calls = v.object({
  data: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      body: v.string(),
      usid: v.nullable(v.string()),
    }),
  ),
})

const Orders = v.object({
  data: v.array(
    v.object({
      orderNo: v.string(),
      status: v.string(),
      paymentStatus: v.string(),
      orderTotal: v.number(),
    }),
  ),
})

export const cookieHeader = (jar: Jar) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Jar, response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/; Max-Age=0;/.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}

/** Adds a gift certificate to the shopper's basket in the service. */
export const addGift = ({ jar }: Shopper, item?: object) => {
  const cookie = jar.get('__Host-Http-us-session')
  return addGiftCertificate({ sandbox: SANDBOX, site: 'us', cookie }, item)
}

/** An e-gift card as the gift form sends it. */
export const GIFT_CARD = {
  productId: 'JWEGC1',
  recipientName: 'Leo',
  recipientEmail: 'leo@example.org',
  senderName: 'Ana',
  amount: '25',
  message: 'For your new shelf',
}

export const US_ADDRESS = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Mill Lane',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
}

export const GOOD_CARD = '4111111111111111'
export const DECLINED_CARD = '4000000000000002'

/** Gets a token for a card, as the provider's card field does. */
export async function cardToken(cardNumber = GOOD_CARD): Promise<string> {
  const answer = await fetch(`${SANDBOX}/payments/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ cardNumber, expiry: '12/30', securityCode: '123', holder: 'Ana Ruiz' }),
  })
  return v.parse(v.object({ token: v.string() }), await answer.json()).token
}

/** Completes the checkout up to the order button. @returns the order total in minor units */
export async function readyToOrder(
  shopper: Shopper,
  { productId = 'JW0801', quantity = 1, card = GOOD_CARD } = {},
): Promise<number> {
  done(await shopper.add(productId, quantity))
  done(await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS))
  done(await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' }))
  return pay(shopper, card)
}

/** A shopper in a new shop, whose checkout is complete up to the order button. */
export async function openReadyToOrder() {
  const store = openStore()
  const shopper = openShopper(store)
  return { store, shopper, total: await readyToOrder(shopper) }
}

export async function expectBagUnchanged(shopper: Shopper) {
  expect((await shopper.bag()).lines).toMatchObject([{ productId: 'JW0801', quantity: 1 }])
}

/** Enters a card. @returns the order total in minor units */
export async function pay(shopper: Shopper, card = GOOD_CARD): Promise<number> {
  const token = await cardToken(card)
  const answer = await shopper.api('PUT', '/checkout/payment', {
    token,
    billing: { sameAsShipping: true },
  })
  done(answer)
  return v.parse(v.pipe(v.string(), v.parseJson(), Checkout), answer.text).bag.total.minorUnits
}

function done({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`${status} ${text}`)
}

/** Presses the order button of the review page. */
export const placeOrder = (shopper: Shopper, total: number, sending: Sending = {}) =>
  shopper.form('/checkout/review/order', { total: String(total), ...sending.fields }, sending)

const Refused = v.object({
  rejectedForm: v.nullable(
    v.object({
      action: v.string(),
      values: v.record(v.string(), v.string()),
      problem: v.string(),
      fields: v.record(v.string(), v.string()),
    }),
  ),
})

/** The rejected form in the state of a document, or null. */
export function rejectedForm(html: string) {
  const [, json] = /<script[^>]*id="state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (json === undefined) return null
  return v.parse(v.pipe(v.string(), v.parseJson(), Refused), json).rejectedForm
}
