import { expect, test } from 'vitest'

import { customers, passwordOfSeeds, seedCustomerId } from '../catalog/customers/customers.ts'
import { issueKept } from '../payments/kept-cards.ts'
import { openDatabase } from '../payments/testing/open-database.ts'
import { countAttempt } from '../auth/login-attempts.ts'
import { addAddress, readAddresses } from './addresses.ts'
import { changeCustomer, setPassword } from './change-customer.ts'
import { findByLogin, findCustomer } from './customer-row.ts'
import { isPassword } from './passwords.ts'
import { readInstruments } from './payment-instruments.ts'
import { registerCustomer } from './register-customer.ts'
import { seedCustomers } from './seed-customers.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const customerId = seedCustomerId('REG', 'us')

const emptyDatabase = openDatabase()

test('resets the test customers to their seed data and deletes all others', async () => {
  const db = await emptyDatabase()
  await seedCustomers(db, { anew: true })
  const before = await findCustomer(db, customerId)
  if (!before) throw new Error('REG is not among the test customers.')
  const addresses = await readAddresses(db, customerId)

  await changeCustomer(db, customerId, { profile: { firstName: 'Bo', c_x: 1 } }, NOW)
  await setPassword(db, before, 'Candlelight-7', { locale: 'en-US', now: NOW })
  const address = { addressId: 'Cabin', lastName: 'Ruiz', countryCode: 'US', custom: {} }
  await addAddress(db, customerId, address, NOW)
  const other = { siteId: 'us', login: 'other@newcomers.example', passwordHash: null } as const
  await registerCustomer(db, { ...other, email: other.login, profile: {} }, NOW)
  await countAttempt(db, { siteId: 'us', login: before.login }, NOW)

  await seedCustomers(db, { anew: false })
  expect(await findCustomer(db, customerId)).toEqual(before)
  expect(await readAddresses(db, customerId)).toEqual(addresses)
  expect(await isPassword(passwordOfSeeds, before.passwordHash)).toBe(true)
  expect(await findByLogin(db, 'us', other.login)).toBeUndefined()
  const attempt = await countAttempt(db, { siteId: 'us', login: before.login }, NOW + 1)
  expect(attempt.failures).toBe(1)
})

test('the saved card of a test customer can pay', async () => {
  const db = await emptyDatabase()
  await seedCustomers(db, { anew: true })
  const [card] = await readInstruments(db, seedCustomerId('SUBSCRIBER', 'us'), NOW)
  const token = String(Reflect.get(card?.paymentCard ?? {}, 'creditCardToken'))

  expect(await issueKept(db, token, NOW)).toMatchObject({
    holder: 'Hugo Lindqvist',
    lastDigits: '1111',
  })
})

test('every test customer has a unique login and id', () => {
  const ids = customers.flatMap(({ name }) => [
    seedCustomerId(name, 'us'),
    seedCustomerId(name, 'ca'),
  ])

  expect(new Set(customers.map(({ login }) => login)).size).toBe(customers.length)
  expect(new Set(ids).size).toBe(customers.length * 2)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z\d]{26}$/)
})
