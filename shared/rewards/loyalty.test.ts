import { expect, test, vi } from 'vitest'

import { accountStatusOf } from './account-status.ts'
import { leftToNext } from './left-to-next.ts'
import { isInLoyaltyMarket, mayBeOffered } from './market.ts'
import { membershipOf } from './membership.ts'
import { progressFrom } from './progress.ts'

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
