import { expect, test, vi } from 'vitest'

import { accountStatusOf } from './account-status.ts'
import { leftToNext } from './left-to-next.ts'
import { isInLoyaltyMarket, mayBeOffered } from './market.ts'
import { membershipOf } from './membership.ts'
import { offersFrom } from './offers.ts'
import { pointPagesOf, pointsFilterIn, pointsQueryOf } from './points-filter.ts'
import { progressFrom } from './progress.ts'
import { isSameCoupon } from '../bag/same-coupon.ts'

const STATUSES = {
  Active: ['member', 'active'],
  Inactive: ['member', 'inactive'],
  PointsCapped: ['member', 'active'],
  Cancelled: ['excluded', 'cancelled'],
  CancelledGrace: ['excluded', 'cancelled-grace'],
  Terminated: ['excluded', 'terminated'],
  TerminatedGrace: ['excluded', 'terminated-grace'],
  Frozen: ['excluded', 'frozen'],
  // Unknown, also by case, and as names of inherited properties.
  Hibernating: ['excluded', 'unknown'],
  active: ['excluded', 'unknown'],
  constructor: ['excluded', 'unknown'],
} as const

const silent = () => undefined

test.each(Object.entries(STATUSES))(
  'a customer whose status is %s is a member or excluded, and has a state for analytics',
  (status, [membership, accountStatus]) => {
    expect(membershipOf({ loyaltyId: 'JW-1', status }, true)).toBe(membership)
    expect(accountStatusOf({ status, postalCode: 'H2J 1C6' }, silent)).toBe(accountStatus)
  },
)

test('nobody is a member without a number, without a status, or while the program is off', () => {
  const member = { loyaltyId: 'JW-1', status: 'Active' }
  expect(membershipOf(member, true)).toBe('member')
  expect(membershipOf(member, false)).toBe('none')
  for (const lacking of [{ loyaltyId: null }, { loyaltyId: '' }, { status: null }, { status: '' }])
    expect(membershipOf({ ...member, ...lacking }, true)).toBe('none')
  expect(membershipOf({ loyaltyId: null, status: 'Frozen' }, true)).toBe('none')
})

test('an unknown or missing status is logged, but not that of a Canadian without one', () => {
  const warn = vi.fn<(message: string) => void>()
  expect(accountStatusOf({ status: null, postalCode: 'H2J 1C6' }, warn)).toBe('ineligible')
  expect(accountStatusOf({ status: null, postalCode: 'h2j1c6' }, warn)).toBe('ineligible')
  expect(accountStatusOf({ status: 'Frozen', postalCode: null }, warn)).toBe('frozen')
  expect(warn).not.toHaveBeenCalled()

  expect(accountStatusOf({ status: null, postalCode: null }, warn)).toBe('unknown')
  expect(accountStatusOf({ status: '', postalCode: '43215' }, warn)).toBe('unknown')
  expect(accountStatusOf({ status: null, postalCode: 'H2J 1C' }, warn)).toBe('unknown')
  expect(accountStatusOf({ status: 'Hibernating', postalCode: 'H2J 1C6' }, warn)).toBe('unknown')
  const missing = ['missing loyalty status']
  expect(warn.mock.calls).toEqual([missing, missing, missing, ['unknown loyalty status']])
})

test.each([
  ['43215', true],
  ['43215-1234', true],
  [' 43215 ', true],
  ['96910', false],
  ['96910-0001', false],
  ['00901-2222', false],
  ['00901-2223', true],
  ['4321', false],
  ['432155', false],
  ['43215-123', false],
  ['43215-12345', false],
  ['432151234', false],
  ['4321a', false],
  ['٤٣٢١٥', false],
  ['H2J 1C6', false],
  ['', false],
  [null, false],
])('whether %j is in the market of the program: %j', (postalCode, isInMarket) => {
  const excluded = ['96910', '00901-2222']
  expect(isInLoyaltyMarket(postalCode, excluded)).toBe(isInMarket)
  // Who has not said where they live is invited.
  expect(mayBeOffered(postalCode, excluded)).toBe(isInMarket || !postalCode)
})

test('a customer who has typed only spaces has not said where they live', () => {
  expect(mayBeOffered('  ', [])).toBe(true)
})

test('a coupon is the same in any letter case', () => {
  expect(isSameCoupon('Glow20', 'gLOW20')).toBe(true)
  expect([isSameCoupon('GLOW20', 'GLOW2'), isSameCoupon('GLOW20', null)]).toEqual([false, false])
})

const reward = {
  id: 'r-1',
  name: '$10 off',
  description: '',
  coupon: 'GLOW-10',
  startDate: '2026-11-01',
  expiryDate: '2026-12-31',
  status: 'available',
}

test('rewards are read from JSON text or an object, and one that cannot be read is left out', () => {
  expect(offersFrom({ offers: [reward], tier: 'gold' })).toEqual([reward])
  expect(offersFrom(JSON.stringify({ offers: [reward] }))).toEqual([reward])
  const { description: _description, coupon: _coupon, ...inactive } = reward
  expect(offersFrom({ offers: [inactive] })).toEqual([{ ...reward, coupon: null }])
  const states = ['available', 'upcoming', 'inactive', 'redeemed', 'expired', 'cancelled']
  const inEachState = states.map((status) => ({ ...reward, status }))
  expect(offersFrom({ offers: inEachState })).toEqual(inEachState)
  const unreadable = [
    { id: '' },
    { id: 'r 1' },
    { id: 'r'.repeat(65) },
    { name: '' },
    { coupon: '' },
    { coupon: 'GLOW 10' },
    { coupon: 'G'.repeat(51) },
    { startDate: '2026-11-31x' },
    { expiryDate: 'soon' },
    { status: 'gone' },
  ]
  const offers = unreadable.map((change) => ({ ...reward, ...change }))
  expect(offersFrom({ offers: [null, ...offers, reward] })).toEqual([reward])
  expect([null, '', '[]', {}, { offers: null }].map(offersFrom)).toEqual(Array(5).fill(null))
})

test('the history of points is asked for by days that exist, a known type and a page', () => {
  const read = (query: string) => pointsFilterIn(new URLSearchParams(query))
  const all = { type: null, from: null, to: null, page: 1 }
  const chosen = { type: 'purchase', from: '2026-11-01', to: '2026-11-30', page: 2 } as const
  expect(read('type=purchase&from=2026-11-01&to=2026-11-30&page=2')).toEqual(chosen)
  expect(read(pointsQueryOf(chosen))).toEqual(chosen)
  expect([pointsQueryOf(all), pointsQueryOf({ ...all, page: 2 })]).toEqual(['', 'page=2'])
  for (const query of [
    '',
    'type=gift',
    'from=1999-01-01',
    'from=2026-13-01',
    'from=x2026-11-01',
    'to=2026-11-01x',
    'page=0',
    'page=-1',
    'page=2x',
    'page=12345',
  ])
    expect(read(query), query).toEqual(all)
  expect(read('page=9999').page).toBe(1000)
  // An empty history has a page that says so.
  expect([0, 1, 10, 11].map(pointPagesOf)).toEqual([1, 1, 1, 2])
})

const rewards = { count: 2, currentSpend: 64.5, nextReward: 100 }

test('offers are read from JSON text or an object, with whatever else is in them', () => {
  expect(progressFrom({ rewards, tier: 'gold' })).toEqual(rewards)
  expect(progressFrom(JSON.stringify({ rewards: { ...rewards, points: 3 } }))).toEqual(rewards)
  const nothing = { count: 0, currentSpend: 0, nextReward: 0 }
  expect(progressFrom({ rewards: nothing })).toEqual(nothing)
})

test.each([
  undefined,
  null,
  '',
  '{"rewards":{"count":2,',
  'null',
  '[]',
  {},
  { rewards: null },
  { rewards: { ...rewards, count: -1 } },
  { rewards: { ...rewards, count: 1.5 } },
  { rewards: { ...rewards, count: 2 ** 53 } },
  { rewards: { ...rewards, currentSpend: -0.01 } },
  { rewards: { ...rewards, currentSpend: Infinity } },
  { rewards: { ...rewards, nextReward: '100' } },
  { rewards: { count: 2, currentSpend: 64.5 } },
])('offers that cannot be read give no data: %j', (offers) => {
  expect(progressFrom(offers)).toBeNull()
})

test('what is left to the next reward is never negative', () => {
  expect(leftToNext(rewards)).toBe(35.5)
  expect(leftToNext({ ...rewards, currentSpend: 100 })).toBe(0)
  expect(leftToNext({ ...rewards, currentSpend: 140 })).toBe(0)
  expect(leftToNext({ ...rewards, nextReward: 0 })).toBe(0)
})
