import { expect, test } from 'vitest'

import { securityTxtProblem } from './security-txt-problem.ts'

const REPORTS = {
  contact: ['mailto:security@shop.example'],
  expires: '2027-06-01T00:00:00Z',
  policy: 'https://shop.example/disclosure',
}

test('a deploy warns a month before security.txt expires', () => {
  const variables = {
    SECURITY_TXT: JSON.stringify(REPORTS),
  }
  const warned = (day: string) => securityTxtProblem(variables, Date.parse(day))

  expect(warned('2027-04-30')).toBeNull()
  expect(warned('2027-05-03')).toContain('2027-06-01')
  expect(warned('2027-07-01')).toContain('2027-06-01')
  expect(securityTxtProblem({}, 0)).toBeNull()
})

test.for([
  ['a contact that is no address', { ...REPORTS, contact: ['security@shop.example'] }],
  [
    'a contact that begins another line',
    { ...REPORTS, contact: ['mailto:a@b.example\nPolicy: x'] },
  ],
  ['no contact', { ...REPORTS, contact: [] }],
  ['a day without a time', { ...REPORTS, expires: '2027-06-01' }],
  ['a policy without TLS', { ...REPORTS, policy: 'http://shop.example/disclosure' }],
  ['an unknown field', { ...REPORTS, signature: 'x' }],
])('a deploy names %s in security.txt', ([, fields]) => {
  const variables = { SECURITY_TXT: JSON.stringify(fields) }
  expect(securityTxtProblem(variables, 0)).toContain('SECURITY_TXT is not valid')
})
