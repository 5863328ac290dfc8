import { expect, test } from 'vitest'

import { createIdempotencyKey } from '#client/app/create-idempotency-key.ts'
import { FROM_FIELD } from '#shared/actions.ts'
import { AddCoupon } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { WorkerShopper } from '#shared/shopper.ts'
import { matchRoute, routes } from '#shared/routes.ts'

import { actionAt, allActions } from './actions/all-actions.ts'
import { actionTable } from './actions.ts'
import { defineAction, type ActionPorts } from './actions/define-action.ts'

const rows = Object.entries(actionTable)
const idempotencyKey: IdempotencyKey = createIdempotencyKey()

test('every declared action has a row and a path of its own, which is no page', () => {
  const paths = Object.values(allActions).map(({ path }) => path)

  expect(Object.keys(actionTable).toSorted()).toEqual(Object.keys(allActions).toSorted())
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => matchRoute(path) !== null)).toEqual([])
  for (const [name, { path }] of Object.entries(allActions)) expect(actionAt(path)).toBe(name)
  expect(actionAt('/cart')).toBeNull()
})

test.for(rows)('%s is posted from pages that exist, and falls back to one', ([, action]) => {
  const { pages, fallbackPage } = action
  const listed = pages === 'shop' ? [] : pages
  expect(listed.filter((page) => !(page in routes))).toEqual([])
  expect(matchRoute(routes[fallbackPage].path)?.key).toBe(fallbackPage)
  for (const page of Object.values(action.pageByProblem ?? {})) {
    expect(matchRoute(routes[page].path)?.key).toBe(page)
  }
})

test.for(rows)('%s names each field of its form once', ([, { fields, pages }]) => {
  expect(new Set(fields).size).toBe(fields.length)
  expect(fields.length).toBeGreaterThan(0)
  // A form that may be on several pages says which of them it was on.
  expect(fields.includes(FROM_FIELD)).toBe(pages === 'shop' || pages.length > 1)
})

test.for(rows)('%s rejects input that its schema does not allow', async ([, action]) => {
  const values = Object.fromEntries(action.fields.map((field) => [field, '\u0000x'.repeat(6_000)]))

  await expect(
    action.submit(ports('registered'), { values, idempotencyKey }),
  ).rejects.toMatchObject({
    type: 'invalid-input',
  })
})

test('an action for anyone opens no shopper', async () => {
  const action = defineAction({
    pages: ['cart'],
    fallbackPage: 'cart',
    access: 'anyone',
    agents: 'allowed',
    limit: 'none',
    success: 'same-page',
    fields: ['code'],
    schema: AddCoupon,
    run: () => Promise.resolve(),
  })
  const used = ports()

  expect(await action.submit(used, { values: { code: 'GLOW20' }, idempotencyKey })).toBeNull()
  expect(used.opened).toEqual(['order tracking', 'balances'])
})

test('an action for registered shoppers rejects everybody else', async () => {
  const action = defineAction({
    pages: ['cart'],
    fallbackPage: 'cart',
    access: 'registered',
    agents: 'allowed',
    limit: 'none',
    success: 'redirect',
    idempotency: 'bag',
    fields: ['code'],
    schema: AddCoupon,
    run: ({ input }) => Promise.resolve(`/cart?code=${input.code}`),
  })
  const form = { values: { code: 'GLOW20', other: 'x' }, idempotencyKey }

  for (const customerType of ['anonymous', 'guest'] as const) {
    await expect(action.submit(ports(customerType), form)).rejects.toMatchObject({
      type: 'sign-in-required',
    })
  }
  expect(await action.submit(ports('registered'), form)).toBe('/cart?code=GLOW20')
})

type CustomerType = 'anonymous' | 'guest' | 'registered'

/** Ports of a visitor. `opened` lists what an action has used. */
function ports(customerType: CustomerType = 'anonymous'): ActionPorts & { opened: string[] } {
  const opened: string[] = []
  return {
    opened,
    refuseAgent: () => Promise.resolve(),
    limited: (_limit, _typed, run) => run(),
    openShopper() {
      opened.push('shopper')
      return Promise.resolve(shopperOf(customerType))
    },
    publicEdge: () => expect.unreachable(),
    openEdge: never,
    openCustomerAccount: () =>
      Promise.resolve({
        getHolder: never,
        getAddresses: never,
        saveAddress: never,
        removeAddress: never,
        preferAddress: never,
        getProfile: never,
        saveProfile: never,
        changeEmail: never,
        confirmEmail: never,
        changePassword: never,
        deleteAccount: never,
        getCopy: never,
        getContactChoices: never,
        saveContactChoices: never,
        getCards: never,
        addCard: never,
        removeCard: never,
        preferCard: never,
        startCardPage: never,
        finishCardPage: never,
        getShippingAddresses: never,
        getCardChoice: never,
        getLastTime: never,
        checkOutAsLastTime: never,
        shipToSaved: never,
        payWithSaved: never,
        getPasskeys: never,
        removePasskey: never,
        removeStore: never,
      }),
    openOrderActions: () =>
      Promise.resolve({ buyAgain: never, cancelOrder: never, returnItems: never }),
    openMemberRewards: () =>
      Promise.resolve({
        getEnrollment: never,
        getWallet: never,
        getRewardsToUse: never,
        getPoints: never,
        join: never,
        activate: never,
        apply: never,
        remove: never,
      }),
    openSubscriptions: () => Promise.resolve({ getSubscriptions: never, change: never }),
    openAccount() {
      opened.push('account')
      return Promise.resolve({ signIn: never, signOut: never })
    },
    openAccountAccess() {
      opened.push('account access')
      return {
        register: never,
        completeProfile: never,
        requestReset: never,
        setNewPassword: never,
        requestCode: never,
        enterCode: never,
      }
    },
    openOrderTracking() {
      opened.push('order tracking')
      return { trackOrder: never }
    },
    openGiftCardBalances() {
      opened.push('balances')
      return { checkBalance: never }
    },
  }
}

const never = () => Promise.reject(new Error('invalid input reached the shopper'))

const shopperOf = (customerType: CustomerType): WorkerShopper => ({
  getSession: () =>
    Promise.resolve({
      customerType,
      isSignedOut: false,
      firstName: null,
      bagCount: 0,
      store: null,
      agent: null,
      action: 'noop',
      geolocation: { countryCode: null, foreignCountry: null, regionCode: null },
      isNativeApp: false,
      experiments: [],
    }),
  getBag: never,
  getCheckout: never,
  getOrder: never,
  findStores: never,
  getAvailability: never,
  chooseStore: never,
  addToBag: never,
  addGiftCard: never,
  updateLine: never,
  addSetToBag: never,
  setFulfillment: never,
  addCoupon: never,
  removeCoupon: never,
  removeGiftCertificate: never,
  chooseBonus: never,
  saveGiftMessage: never,
  dismissNotice: never,
  saveShippingAddress: never,
  chooseShippingMethod: never,
  savePayment: never,
  placeOrder: never,
  startPaymentPage: never,
  finishPaymentPage: never,
  applyGiftCard: never,
  removeGiftCard: never,
})
