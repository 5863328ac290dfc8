import { pages } from '#client/pages.ts'

import { PASSWORD, registered } from '../worker/customers.ts'
import {
  openShopper,
  placeOrder,
  readyToOrder,
  cardToken,
  pay,
  US_ADDRESS,
  type Shopper,
} from '../worker/purchase.ts'
import { askForSession } from '../worker/session-request.ts'
import { passTime } from '../worker/signed-in.ts'
import { openStore } from '../worker/store.ts'
import type { StepName } from './step-places.ts'

/** The people whose steps are tried. */
export interface People {
  email: string
  /** The cookies of a customer with a bag and an order. */
  customer: Map<string, string>
  /** The page of the order. */
  order: string
}

export async function openPeople(): Promise<People> {
  // Loading code takes real time, which must not pass while time is virtual.
  await Promise.all(Object.values(pages).map((page) => page.load()))
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  const { to } = await placeOrder(shopper, await readyToOrder(shopper))
  await readyToOrder(shopper)
  await shopper.api('PUT', '/store', { storeId: '1101' })
  const order = `/my-account/order-history/${to?.split('/').at(-1)}`
  return { email, customer: shopper.jar, order }
}

export interface Answer {
  status: number
  to: string | null
  text: string
  response: Response
}

interface Known {
  people: People
  prepared: string
}

export interface Step {
  /** The longest wait that is allowed (ms). */
  limitMs: number
  /** Pages that others have visited before, in a warm shop. */
  pages: readonly string[]
  /** The shopper is the customer. */
  isCustomer?: true
  /** What the shopper has done before, elsewhere and while all was well. @returns what the shopper knows from it */
  prepare?: (shopper: Shopper) => Promise<string>
  act: (shopper: Shopper, known: Known) => Promise<Answer>
  works: (answer: Answer) => boolean
}

const PAGE_MS = 3_000
/** A write of commerce may take ten seconds, and the page again after it. */
const WRITE_MS = 14_000
/** What waits for orders, up to three times. */
const ORDER_MS = 36_000

const CANDLE = 'JW0801'
const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'
const TILE = /data-tile/

const isShown = (answer: Answer, part: RegExp) => answer.status === 200 && part.test(answer.text)
const leadsTo = (answer: Answer, path: string) =>
  answer.status === 303 && (answer.to ?? '').startsWith(path)

const page = (path: string, part: RegExp): Step => ({
  limitMs: PAGE_MS,
  pages: [path],
  act: (shopper: Shopper) => shopper.get(path),
  works: (answer: Answer) => isShown(answer, part),
})

/** A page of somebody with a bag or an account. */
const own = (path: string, part: RegExp): Step => ({ ...page(path, part), isCustomer: true })

async function filled(shopper: Shopper) {
  await shopper.add(CANDLE)
  return ''
}

async function addressed(shopper: Shopper) {
  await shopper.add(CANDLE)
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
}

/** The steps of all journeys. */
export const steps: Record<StepName, Step> = {
  'home page': page('/', /href="\/[gp]\//),
  category: page('/g/hand-care', TILE),
  product: page(PRODUCT, /action="\/cart\/add"/),
  search: page('/search?q=candle', TILE),
  suggestions: page('/api/suggestions?q=candle', /"path":/),
  'add to bag': {
    limitMs: WRITE_MS,
    pages: [PRODUCT, '/cart'],
    act: (shopper) =>
      shopper.form('/cart/add', { productId: CANDLE, quantity: '1', from: PRODUCT }),
    works: (answer) => answer.status === 303,
  },
  bag: own('/cart', /Juniper Dusk/),
  'sign in': {
    limitMs: WRITE_MS,
    pages: ['/login'],
    async prepare(shopper) {
      await passTime(shopper.name)
      return ''
    },
    act: (shopper, { people }) =>
      shopper.form('/login/sign-in', { email: people.email, password: PASSWORD, from: '/login' }),
    works: (answer) => leadsTo(answer, '/my-account'),
  },
  session: {
    isCustomer: true,
    limitMs: PAGE_MS,
    pages: [],
    act: (shopper) => shopper.request('/api', askForSession()),
    works: (answer) => isShown(answer, /"registered"/),
  },
  account: own('/my-account', /Ana/),
  'shipping address': {
    limitMs: WRITE_MS,
    pages: ['/cart'],
    prepare: filled,
    act: (shopper) => shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS),
    works: (answer) => isShown(answer, /Mill Lane/),
  },
  card: {
    limitMs: WRITE_MS,
    pages: [],
    async prepare(shopper) {
      await addressed(shopper)
      return cardToken()
    },
    act: (shopper, { prepared: token }) =>
      shopper.api('PUT', '/checkout/payment', {
        token,
        billing: { sameAsShipping: true },
      }),
    works: (answer) => isShown(answer, /1111/),
  },
  review: own('/checkout/review', /name="total"/),
  order: {
    limitMs: ORDER_MS,
    pages: [],
    async prepare(shopper) {
      await addressed(shopper)
      return String(await pay(shopper))
    },
    act: (shopper, { prepared: total }) => placeOrder(shopper, Number(total)),
    works: (answer) => leadsTo(answer, '/checkout/'),
  },
  'list of orders': { ...own('/my-account/order-history', /Juniper Dusk/), limitMs: ORDER_MS },
  'order page': {
    ...own('', /Mill Lane/),
    pages: ['/my-account/order-history'],
    limitMs: ORDER_MS,
    act: (shopper, { people }) => shopper.get(people.order),
  },
  'order of a guest': {
    limitMs: WRITE_MS,
    pages: ['/customer-care/order-status'],
    act: (shopper, { people }) =>
      shopper.form('/customer-care/order-status/track', {
        orderNo: people.order.split('/').at(-1) ?? '',
        email: US_ADDRESS.email,
        postalCode: US_ADDRESS.postalCode,
      }),
    works: (answer) => isShown(answer, /Juniper Dusk/),
  },
}
