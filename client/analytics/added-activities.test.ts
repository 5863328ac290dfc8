import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { AddToBag, Bag } from '#shared/bag/bag.ts'
import type { Shopper } from '#shared/shopper.ts'
import { defaultSite } from '#shared/site/site.ts'

import { createHttpShopper } from '../navigation/http-adapters.ts'
import { onShopEvent, type ShopEvent } from '../kit/shop-events.ts'
import { openBagMutations } from '../bag/open-bag-mutations.ts'
import { smallBag, smallLine } from '../bag/testing/small-bag.ts'
import { activities } from './activities.ts'
import type { EventFacts } from './sink.ts'
import { addedIn } from './follow-bag.ts'

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { cookieEnabled: true, onLine: true })
})
afterEach(() => void vi.unstubAllGlobals())

const FACTS: EventFacts = {
  id: 'x',
  page: { type: 'product', name: 'Set', path: '/p/set', section: 'p' },
  visitor: {
    loginState: 'anonymous',
    registration: 'new',
    accountStatus: 'unknown',
    isInLoyaltyMarket: 'No',
    userId: null,
    emailHash: null,
  },
  referral: null,
  domain: null,
}

const noNetwork = () => Promise.reject(new Error('the bag of this test is here'))

const bodyFor = (event: ShopEvent) =>
  event.type === 'added-to-bag' && activities.bodies['added-to-bag']?.({ ...FACTS, event })

const adding = (id: string, quantity: number) => ({
  activities: [{ activity: 'addToBag', products: [{ id, quantity, price: 1000 }] }],
})

test('each member of a set that is added is an activity, as one product is', async () => {
  let bag = smallBag([smallLine('mug', 3)])
  const add = async ({ productId, quantity }: AddToBag): Promise<Bag> => {
    const held = bag.lines.find((line) => line.productId === productId)?.quantity ?? 0
    const others = bag.lines.filter((line) => line.productId !== productId)
    bag = smallBag([...others, smallLine(productId, held + quantity)])
    return bag
  }
  const shopper: Shopper = {
    ...createHttpShopper({ site: defaultSite, locale: 'en-US', fetch: noNetwork }),
    getBag: async () => bag,
    addToBag: add,
  }
  const sent: unknown[] = []
  const stop = onShopEvent((event) => void sent.push(bodyFor(event)))
  const mutations = openBagMutations(
    { shopper: () => shopper, site: defaultSite },
    new QueryClient(),
  )
  const [lamp, mug] = smallBag([smallLine('lamp', 1), smallLine('mug', 1)]).lines
  const members = [lamp, mug].flatMap((member) => (member ? [member.productId] : []))
  // As `AddSet` does.
  await Promise.all(
    members.map((productId) =>
      mutations.addToBag({ productId, quantity: 1, fulfillment: 'shipping' }),
    ),
  )
  stop()
  expect(sent.filter(Boolean)).toEqual([adding('lamp', 1), adding('mug', 1)])
})

test('buying again is an activity for each product, with its price in the bag', () => {
  const bag = smallBag([
    smallLine('lamp', 5),
    smallLine('gift', 1, { isBonus: true }),
    smallLine('mug', 2),
  ])
  const events = addedIn(bag, 'lamp:2,mug:0,gift:1,nosuch:1,mug:x')
  expect(events.map(bodyFor)).toEqual([adding('lamp', 2)])
})
