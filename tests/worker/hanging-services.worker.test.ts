import { expect, test } from 'vitest'

import { newEmail, registered } from './customers.ts'
import {
  cookieHeader,
  newIdempotencyKey,
  openShopper,
  placeOrder,
  readyToOrder,
} from './purchase.ts'
import { openShop } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'
import { openVirtualTime, replaying, type Stored } from './virtual-time.ts'

/** How long a page may wait for one hanging service and for the orders that it shows (ms). */
const PATIENCE_MS = 3_000
const ORDERS_MS = 30_000

/** Services of every page, tried with one page. */
const OF_ALL_PAGES = new Set(['auth', 'preferences', 'categories', 'slots'])

interface Page {
  path: string
  /** For a form. */
  fields?: Record<string, string>
  visitor?: 'customer' | 'member'
  /** Optional services: without them the page is the same plus a message. */
  without?: readonly string[]
  triesAll?: true
}

const PAGES: Page[] = [
  {
    path: '/cart',
    visitor: 'customer',
    without: ['customers', 'customers/orders'],
  },
  { path: '/checkout/shipping?edit=1', visitor: 'customer', without: ['customers'] },
  { path: '/checkout/billing?edit=1', visitor: 'customer' },
  { path: '/checkout/review', visitor: 'customer' },
  {
    path: '/my-account',
    visitor: 'customer',
    without: ['customers/orders', 'preferences'],
    triesAll: true,
  },
  { path: '/my-account/address-list', visitor: 'customer' },
  { path: '/my-account/edit-profile', visitor: 'customer', without: ['stores'] },
  { path: '/my-account/edit-profile?edit=contact', visitor: 'customer' },
  { path: '/my-account/edit-profile?edit=passkeys', visitor: 'customer' },
  { path: '/my-account/order-history', visitor: 'customer' },
  { path: 'the order', visitor: 'customer', without: ['orders/oms-meta-data'] },
  { path: '/my-account/payment-methods', visitor: 'customer' },
  { path: '/my-account/wishlist', visitor: 'customer' },
  { path: '/my-account/my-points-history', visitor: 'member' },
  { path: '/my-account/wallet', visitor: 'member' },
  { path: '/my-account/scent-scription', visitor: 'member' },
  { path: '/api/account/copy?site=us', visitor: 'customer' },
  { path: '/loyalty-rewards/join', visitor: 'customer' },
  {
    path: '/p/juniper-dusk-3wick-candle-JW0801',
    without: ['social-proof', 'ugc', 'personalisation', 'reviews', 'promotion'],
  },
  { path: '/store-locator?q=43215', without: ['stores', 'geocoding'] },
  { path: '/store-locator/choose', fields: { storeId: '1101' }, visitor: 'customer' },
  { path: '/newsletter/subscribe', fields: { email: newEmail(), from: '/store-locator' } },
  { path: '/giftcards/balance/check', fields: { cardNumber: '6000000000000001' } },
  {
    path: '/reviews/write',
    fields: {
      productId: 'JW0801',
      rating: '5',
      title: 'Like a walk outside',
      text: 'It smells of juniper, and of the morning after the rain. We light it every day.',
      nickname: 'Ana',
      recommends: 'yes',
      agrees: 'on',
      from: '/p/juniper-dusk-3wick-candle-JW0801',
    },
  },
]

const responses = new Map<string, Promise<Stored>>()
let opening: ReturnType<typeof openVisitors> | null = null

test.each(PAGES)(
  '$path responds in time while any one service hangs',
  async ({ path, fields, visitor, without = [], triesAll = false }) => {
    const visitors = await (opening ??= openVisitors())
    const cookie = visitor ? visitors[visitor] : ''
    const address = path === 'the order' ? visitors.order : path
    const visit = (hung: string | null) => visitPage(address, { cookie, fields, hung })

    // Loads the page's code and reveals its requests.
    const usual = await visit(null)
    expect(usual.status).toBeLessThan(500)
    const services = [...usual.asked].filter((name) => triesAll || !OF_ALL_PAGES.has(name))
    for (const name of services) {
      const { ms, status } = await visit(name)
      const limit = /orders/.test(name) && /order/.test(address) ? ORDERS_MS : PATIENCE_MS
      expect(ms, name).toBeLessThanOrEqual(limit)
      expect(without.includes(name) ? [usual.status] : [usual.status, 503], name).toContain(status)
    }
    expect(without.filter((name) => !usual.asked.has(name))).toEqual([])
  },
)

/** A customer with a bag, an order and a store, and a member of the loyalty program. */
async function openVisitors() {
  const customer = openShopper(openStore())
  await registered(customer)
  const total = await readyToOrder(customer)
  const { to } = await placeOrder(customer, total)
  await readyToOrder(customer)
  await customer.api('PUT', '/store', { storeId: '1101' })
  const member = await openSignedIn('active@members.example')
  return {
    customer: cookieHeader(customer.jar),
    member: cookieHeader(member.jar),
    order: `/my-account/order-history/${to?.split('/').at(-1)}`,
  }
}

interface Visit {
  cookie: string
  fields: Record<string, string> | undefined
  /** The hanging service. With null, time is real and all services respond. */
  hung: string | null
}

/** Visits a page in a new isolate. @returns the virtual time until the page was complete */
async function visitPage(path: string, { cookie, fields, hung }: Visit) {
  const shop = openShop()
  const names = new Set<string>()
  const time = openVirtualTime({
    isReal: hung === null,
    send: replaying(fetch, responses),
    hangs(address) {
      const name = serviceName(address)
      names.add(name)
      return name === hung
    },
  })
  try {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const body = fields && new URLSearchParams({ ...fields, idempotencyKey: newIdempotencyKey() })
    let status = 0
    let complete = async () => {}
    const ms = await time.during(async () => {
      const visited = await shop.visit(path, { headers, ...(body && { method: 'POST', body }) })
      await visited.response.text()
      status = visited.response.status
      complete = () => visited.complete()
    })
    await time.during(complete)
    return { ms, status, asked: names }
  } finally {
    time.restore()
  }
}

/** A request's API, with its resource where one API serves several purposes. */
function serviceName(address: string) {
  const { pathname } = new URL(address)
  const [, api = '', resource = ''] =
    /^\/[\w-]+\/(?:shopper-)?([\w-]+)\/v1\/organizations\/[^/]+\/(?:customers\/[^/]+\/)?([\w-]+)?/.exec(
      pathname,
    ) ?? []
  if (api === '') return pathname.split('/')[2] ?? ''
  if (api === 'products' && resource === 'categories') return 'categories'
  if (pathname.endsWith('/oms-meta-data')) return 'orders/oms-meta-data'
  return /\/customers\/[^/]+\//.test(pathname) ? `customers/${resource}` : api
}
