import { control, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/**
 * A request of the shop to commerce, selected by its position after the press of the order button, or by its purpose.
 */
type Moment = number | 'createOrder' | 'failOrder'

/** A change during a request: before it is sent, while commerce works, or before its answer arrives. */
export interface Step {
  at: Moment
  when: 'before' | 'while' | 'after'
  act: () => Promise<unknown>
}

/** A request that fails this many times: before it reaches commerce, or by losing its answer. */
export interface Loss {
  of: Exclude<Moment, number>
  kind: 'refused' | 'lost'
  times: number
}

interface Plan {
  /** Counts only this shopper's requests, or all without one. */
  session?: string
  steps: readonly Step[]
  losses?: readonly Loss[]
  /** Commerce accepts any sum from a payment, like a service that does not compare its amount with the total. */
  ignoresAmounts?: boolean
}

const findOperation = (method: string, path: string) => {
  if (method !== 'POST') return null
  if (path.endsWith('/orders')) return 'createOrder'
  return path.endsWith('/actions/fail') ? 'failOrder' : null
}

/** A shop in front of a commerce service that changes at planned requests. */
export function openChangingStore() {
  let plan: Plan | null = null
  let count = 0
  let times: number[] = []
  let shownTotal: number | null = null

  async function send(address: string, init: RequestInit = {}) {
    const { pathname, search } = new URL(address)
    const forward = () => fetch(SANDBOX + pathname + search, init)
    const session = new Headers(init.headers).get('correlation-id')
    if (!plan || (plan.session !== undefined && plan.session !== session)) return forward()
    count += 1
    const index = count
    const operation = findOperation(init.method ?? 'GET', pathname)
    const due = plan.steps.filter(({ at }) => at === index || at === operation)
    const acted = (when: Step['when']) =>
      Promise.all(due.filter((step) => step.when === when).map((step) => step.act()))
    const loss = findLoss(plan, operation)
    await acted('before')
    if (loss === 'refused') throw new TypeError('connection refused')
    const [answer] = await Promise.all([forward(), acted('while')])
    const body = await answer.text()
    await acted('after')
    if (loss === 'lost') throw new TypeError('connection lost')
    note(body)
    return new Response(body === '' ? null : body, answer)
  }

  function findLoss({ losses = [] }: Plan, operation: string | null) {
    const index = losses.findIndex(({ of }, place) => of === operation && (times[place] ?? 0) > 0)
    times = times.map((left, place) => (place === index ? left - 1 : left))
    return losses[index]?.kind
  }

  /** The basket total that the shop received last. */
  function note(body: string) {
    const [, total] = body.includes('"basketId"')
      ? (/"orderTotal":([\d.]+)[,}]/.exec(body) ?? [])
      : []
    if (total !== undefined) shownTotal = Math.round(Number(total) * 100)
  }

  const store = openStore({
    COMMERCE_ORIGIN: '',
    COMMERCE: {
      fetch: (address: string, init: RequestInit = {}) =>
        send(address, plan?.ignoresAmounts ? withoutAmount(init) : init),
    },
  })
  return {
    store,
    /** Runs the plan from now on, until `calm`. */
    begin(next: Plan) {
      plan = next
      count = 0
      times = (next.losses ?? []).map((loss) => loss.times)
    },
    calm() {
      plan = null
    },
    shownTotal: () => shownTotal,
  }
}

export type ChangingStore = ReturnType<typeof openChangingStore>

function withoutAmount({ method, body, ...init }: RequestInit): RequestInit {
  const isChange = method === 'PATCH' && typeof body === 'string'
  return {
    ...init,
    ...(method !== undefined && { method }),
    ...(body !== undefined && {
      body: isChange ? body.replace(/"amount":[\d.]+,?/, '') : body,
    }),
  }
}

/** A product's terms in one lane. Concurrent schedules use different lanes. */
export interface Lane {
  productId: string
  address: { city: string; stateCode: string; postalCode: string }
}

const createLane = (
  productId: string,
  stateCode: string,
  city: string,
  postalCode: string,
): Lane => ({
  productId,
  address: { city, stateCode, postalCode },
})

export const LANES = [
  createLane('JW0212F', 'ID', 'Boise', '83702'),
  createLane('JW0214F', 'IA', 'Des Moines', '50309'),
  createLane('JW0314F', 'KS', 'Topeka', '66603'),
  createLane('JW0311L', 'KY', 'Louisville', '40202'),
  createLane('JW0411L', 'ME', 'Portland', '04101'),
  createLane('JW0412F', 'MD', 'Baltimore', '21201'),
  createLane('JW0308L', 'MI', 'Detroit', '48226'),
  createLane('JW0408L', 'MN', 'Minneapolis', '55401'),
] as const

/** Amounts are in minor units, the tax is in thousandths of a percent. */
export interface Market {
  price: number
  tax: number
  shipping: number
  promotion: string | null
  stock: number
}

export const USUAL: Market = { price: 1550, tax: 6000, shipping: 599, promotion: null, stock: 500 }

/** The markets of the lanes, filled on first use. */
const markets = new Map<Lane, Market>()

/** Resets a lane's market. @returns a copy of it */
export async function resetMarket(lane: Lane): Promise<Market> {
  const now = markets.get(lane)
  await setMarket(lane, {
    ...(now?.price !== USUAL.price && { price: USUAL.price }),
    ...(now?.tax !== USUAL.tax && { tax: USUAL.tax }),
    ...(now?.shipping !== USUAL.shipping && { shipping: USUAL.shipping }),
    ...(now?.promotion !== USUAL.promotion && { promotion: USUAL.promotion }),
    // Orders use up units.
    stock: USUAL.stock,
  })
  return { ...USUAL }
}

/** Changes a part of a lane's market. */
export async function setMarket(lane: Lane, change: Partial<Market>) {
  markets.set(lane, { ...(markets.get(lane) ?? USUAL), ...change })
  const { productId, address } = lane
  const { stateCode } = address
  const { price, tax, shipping, promotion, stock } = change
  const requests: [path: string, body: object][] = []
  if (price !== undefined) {
    requests.push([`/prices/${productId}`, { siteId: 'us', list: price }])
  }
  if (tax !== undefined) requests.push([`/tax-rates/${stateCode}`, { rate: tax }])
  if (shipping !== undefined) {
    requests.push([`/standard-shipping/${stateCode}`, { price: shipping }])
  }
  if (promotion !== undefined) {
    const promotionIds = promotion === null ? [] : [promotion]
    requests.push([`/product-promotions/${productId}`, { promotionIds }])
  }
  if (stock !== undefined) requests.push([`/stock/${productId}`, { siteId: 'us', ats: stock }])
  await Promise.all(requests.map(([path, body]) => control('PUT', path, body)))
}
