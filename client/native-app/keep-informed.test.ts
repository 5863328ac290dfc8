import { expect, test } from 'vitest'

import { allowedIn } from './keep-informed.ts'

const consent = (groups: unknown) => JSON.stringify({ type: 'action', action: 'consent', groups })

test('a choice of consent names the groups that are allowed', () => {
  expect(allowedIn(consent(['targeting', 'necessary', 'functional']))).toEqual([
    'functional',
    'targeting',
  ])
  expect(allowedIn(consent([]))).toEqual([])
})

test.for([
  '',
  'consent',
  'null',
  '[]',
  '"consent"',
  consent('targeting'),
  consent(['advertising']),
  consent([1]),
  consent(null),
  JSON.stringify({ action: 'consent', groups: [] }),
  JSON.stringify({ type: 'action', action: 'sign-in', groups: [] }),
])('the message %s allows nothing and refuses nothing', (message) => {
  expect(allowedIn(message)).toBeNull()
})
