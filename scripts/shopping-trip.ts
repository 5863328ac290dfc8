import { randomBytes } from 'node:crypto'

interface Trip {
  /** Sent with every request. */
  headers?: Record<string, string>
  send?: (address: URL, init: RequestInit) => Promise<Response>
}

/** A shopper without a browser, using forms and cookies, for scripts that measure personal pages. */
export function startTrip(origin: string, { headers: always = {}, send: ask = fetch }: Trip = {}) {
  const jar = new Map<string, string>()

  async function send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookieHeader(jar))
    headers.set('sec-fetch-site', 'same-origin')
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    const answer = await ask(new URL(path, origin), { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie)
    return answer
  }

  /** Submits a form. @returns the path that the shop redirects to */
  async function post(path: string, fields: Record<string, string>) {
    const body = new URLSearchParams({ idempotencyKey: randomBytes(16).toString('hex'), ...fields })
    const answer = await send(path, { method: 'POST', body })
    const text = await answer.text()
    const to = answer.headers.get('location')
    if (answer.status !== 303 || !to)
      throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
    return to
  }

  return {
    visit: (path: string) => send(path, {}),
    cookie: () => cookieHeader(jar),
    signIn: (email: string, password: string) => post('/login/sign-in', { email, password }),
    fillBag: (productId: string) => post('/cart/add', { productId, quantity: '1' }),
    async sendTo(address: Record<string, string>) {
      await post('/checkout/shipping/address', address)
      return post('/checkout/shipping/method', { methodId: 'standard' })
    },
    /** Pays on the provider's page, as a shopper without JavaScript does. */
    async payWith(cardNumber: string) {
      const page = await post('/checkout/billing/provider', { sameAsShipping: 'on' })
      const card = { cardNumber, expiry: '12/39', securityCode: '123', holder: 'Ana Ruiz' }
      const paid = await fetch(page, {
        method: 'POST',
        body: new URLSearchParams(card),
        redirect: 'manual',
      })
      const back = new URL(paid.headers.get('location') ?? page)
      const answer = await send(back.pathname + back.search, {})
      if (answer.status !== 303)
        throw new Error(`the return from the provider failed with status ${answer.status}`)
    },
    /** Fills the checkout with the customer's saved address and card. @returns the path of the next step */
    checkOutAsLastTime: () => post('/cart/as-last-time', { like: 'last-time' }),
    order: (total: number) => post('/checkout/review/order', { total: String(total) }),
  }
}

export const COLUMBUS = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '1 Main St',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
}

const cookieHeader = (jar: Map<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Map<string, string>, cookie: string) {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  jar.set(pair.slice(0, at), pair.slice(at + 1))
}
