import { expect, test } from 'vitest'

import { CUSTOM_APIS, type CustomApi } from '#scripts/check-live/requirements.ts'
import { families } from '#worker/families.ts'

import { visits } from '../browser/visits.ts'
import { addForPickup } from '../support/pickup-item.ts'
import { openWithOrder } from './customer-order.ts'
import { newEmail, PASSWORD } from './customers.ts'
import { openLackingCommerce } from './lacking-commerce.ts'
import { openShopper, placeOrder, readyToOrder, rejectedForm, type Shopper } from './purchase.ts'
import { openShop, SANDBOX } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { absencesIn, expectNoFailure } from './shop-log.ts'
import { openStore, type Store } from './store.ts'

const isCustomApi = (name: string): name is CustomApi => name in CUSTOM_APIS

const APIS = [
  ...new Set(
    Object.keys(CUSTOM_APIS)
      .filter(isCustomApi)
      .map((name) => families[name].base),
  ),
]
const FRENCH = '/ca/fr-CA'
const MEMBER = 'active@members.example'
const PROFILE = '/my-account/edit-profile'

/** A page that is one content asset, and does not exist without it. */
const OF_CONTENT = '/global-locations/global-locations'

type Pages = Record<string, number>

/** The pages of a customer with an order and a bag, as an instance that has everything shows them. */
interface Complete {
  customer: Shopper
  paths: string[]
  pages: Record<'' | typeof FRENCH, Pages>
  /** The APIs that any page requests. */
  asked: ReadonlySet<string>
}

let opening: Promise<Complete> | null = null
const openComplete = () => (opening ??= visitComplete())

async function visitComplete(): Promise<Complete> {
  // The first visit also loads the code of pages.
  await openShop().warm('/')
  const { shopper: customer, orderNo } = await openWithOrder()
  await readyToOrder(customer)
  const paths = Object.values(visits).map(({ path }) =>
    path.replace(/JW00000001$|received$/, orderNo),
  )
  const commerce = openLackingCommerce({})
  const store = openStore(commerce.variables)
  const pages = {
    '': await walk(store, { customer, paths }),
    [FRENCH]: await walk(store, { customer, paths }, FRENCH),
  }
  return { customer, paths, pages, asked: commerce.asked }
}

/** The status of each page to which the addresses lead. */
async function walk(
  store: Store,
  { customer, paths }: Pick<Complete, 'customer' | 'paths'>,
  prefix = '',
) {
  const { name, jar } = customer
  const shopper = openShopper(store, { name, jar: new Map(jar) })
  const pages: Pages = {}
  for (const path of paths) {
    const { at, status } = await shopper.follow(prefix + path)
    pages[at] = status
  }
  return pages
}

/** The same pages on an instance without content, whose assets have no text either. */
const withoutContent = (pages: Pages, prefix = '') => ({ ...pages, [prefix + OF_CONTENT]: 404 })

test('an instance that has everything shows every page', async () => {
  const { pages, asked } = await openComplete()
  const missing = Object.entries(pages['']).filter(([, status]) => status !== 200)
  expect(missing.map(([at]) => at)).toEqual(['/love-it-list/unknown', '/no-such-page'])
  expect(APIS.filter((api) => asked.has(api)).length).toBeGreaterThan(4)
})

test.for(APIS)('without %s alone, every page is shown and one line is logged', async (api) => {
  const complete = await openComplete()
  const store = openStore(openLackingCommerce({ apis: [api] }).variables)
  const expected = complete.pages['']
  // The absence of an API concerns only the pages that request it.
  expect(complete.asked.has(api) ? await walk(store, complete) : expected).toEqual(expected)
  await DECLINED[api]?.(store, complete.customer)
  expect(absencesIn(store)).toEqual([`us ${api}`])
  expectNoFailure(store)
})

test('without any of them and without attributes, every page is shown in both languages, and a guest orders', async () => {
  const complete = await openComplete()
  const commerce = openLackingCommerce({ apis: APIS, attributes: 'all' })
  const store = openStore(commerce.variables)
  for (const prefix of ['', FRENCH] as const) {
    const expected = withoutContent(complete.pages[prefix], prefix)
    expect(await walk(store, complete, prefix)).toEqual(expected)
  }
  const guest = openShopper(store)
  const placed = await placeOrder(guest, await readyToOrder(guest))
  expect(placed.to).toMatch(/^\/checkout\/confirmation\//)
  expect((await guest.get(placed.to ?? '')).status).toBe(200)
  const logged = absencesIn(store)
  const asked = APIS.filter((api) => commerce.asked.has(api))
  expect(logged).toHaveLength(new Set(logged).size)
  expect(new Set(logged.map((line) => line.replace(/^.. /, '')))).toEqual(new Set(asked))
  expectNoFailure(store)
})

/** What shoppers read where a page or a form needs an API that the instance does not have, or uses a standard one. */
const DECLINED: Record<string, (store: Store, customer: Shopper) => Promise<void>> = {
  async [families.redirects.base](store) {
    expect(await openShopper(store).get('/api/international-redirect?site=us')).toMatchObject({
      status: 200,
      text: '[]',
    })
  },
  async [families.productAvailability.base](store) {
    const availability = (ids: string) =>
      openShopper(store).get(`/api/availability?site=us&ids=${ids}`)
    const one = await availability('JW0801')
    expect(JSON.parse(one.text).items).toMatchObject([{ id: 'JW0801' }])
    const several = await availability('JW0801,JW0802')
    expect(JSON.parse(several.text).items).toEqual([])
  },
  async [families.shippingEstimates.base](store) {
    const { status, text } = await openShopper(store).get('/api/arrival?site=us')
    expect([status, JSON.parse(text)]).toEqual([200, { shipping: null, pickup: null }])
  },
  async [families.subscriptions.base](store) {
    const visitor = openShopper(store)
    const fields = { email: newEmail(), from: '/' }
    const asked = await visitor.form('/newsletter/subscribe', fields)
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('Thank you! The next letter is yours.')
  },
  async [families.wholeAccounts.base](store, { name, jar }) {
    const shopper = openShopper(store, { name, jar: new Map(jar) })
    const typed = { currentPassword: PASSWORD }
    for (const [action, fields] of [
      ['email', { ...typed, email: newEmail() }],
      ['delete', typed],
    ] as const) {
      const asked = await shopper.form(`${PROFILE}/${action}`, fields)
      expect([asked.status, rejectedForm(asked.text)?.problem]).toEqual([422, 'not-offered'])
      expect(asked.text).toContain('Customer care does it for you')
    }
    const copy = await shopper.get('/api/account/copy?site=us')
    expect([copy.status, copy.to]).toEqual([303, `${PROFILE}?done=no-copy`])
    expect((await shopper.get(copy.to ?? '')).text).toContain('they will send it to you')
  },
  async [families.loyalty.base](store) {
    const member = await openSignedIn(MEMBER, { store })
    const points = await member.get('/my-account/my-points-history')
    expect(points.status).toBe(200)
    expect(points.text).toContain('Rewards isn’t offered on this site')
    const activated = await member.form('/my-account/wallet/activate', { offerId: 'any' })
    expect(activated.status).toBe(422)
    expect(activated.text).toContain('Rewards isn’t offered on this site')
  },
  async [families.basketTransactions.base](store) {
    const shopper = openShopper(store)
    await shopper.add('JW0801')
    await addForPickup(
      { sandbox: SANDBOX, site: 'us', cookie: shopper.jar.get('__Host-Http-us-session') },
      { productId: 'JW0802', storeId: '1101' },
    )
    const other = { storeId: '1102', isConfirmed: true }
    const chosen = await shopper.api('PUT', '/store', other, { site: 'us' })
    expect([chosen.status, JSON.parse(chosen.text).type]).toEqual([409, 'other-store'])
  },
}

test('declines in both languages what an instance without its API cannot do', async () => {
  const { COMMERCE, ...variables } = openLackingCommerce({ apis: APIS }).variables
  // Nor does Shopper Consents have a newsletter.
  const answer = (address: string, init?: RequestInit) =>
    address.includes('/shopper-consents/')
      ? Promise.resolve(Response.json({ data: [] }))
      : COMMERCE.fetch(address, init)
  const store = openStore({ ...variables, COMMERCE: { fetch: answer } })
  for (const [prefix, text] of [
    ['', 'We don’t send a newsletter from this site yet'],
    [FRENCH, 'Nous n’envoyons pas encore d’infolettre depuis ce site'],
  ]) {
    const fields = { email: newEmail(), from: '/' }
    const asked = await openShopper(store).form(`${prefix}/newsletter/subscribe`, fields)
    expect(asked.status).toBe(422)
    expect(asked.text).toContain(text)
  }
})
