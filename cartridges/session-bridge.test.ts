import { expect, test } from 'vitest'

import { openInstance } from './testing/instance.ts'
import { memberOf } from './testing/objects.ts'
import { publicExportsOf, runScript } from './testing/run-script.ts'

const PATH = 'controllers/SessionBridge.js'
const ana = memberOf({})

test.each([
  ['a guest', undefined, { login: 'guest', signature: 'signature of a guest' }],
  ['a customer who has signed in', ana, { login: 'ana', signature: 'signature of a customer' }],
  [
    'a customer who is only remembered',
    { ...ana, authenticated: false },
    { login: 'guest', signature: 'signature of a guest' },
  ],
])('the session of %s is signed for its shopper, and no cache keeps it', (_, customer, signed) => {
  const { platform, record } = openInstance(customer ? { customer } : {})
  runScript(PATH, { name: 'Signature' }, platform)
  expect(record.printed.map((text): unknown => JSON.parse(text))).toEqual([signed])
  expect(record.headers).toEqual(['Content-Type: application/json', 'Cache-Control: no-store'])
})

test('the platform serves the controller', () => {
  expect(publicExportsOf(PATH, openInstance({}).platform)).toEqual(['Signature'])
})
