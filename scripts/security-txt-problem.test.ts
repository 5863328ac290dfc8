import { expect, test } from 'vitest'

import { securityTxtProblem } from './security-txt-problem.ts'

test('a deploy warns a month before security.txt expires', () => {
  const variables = {
    SECURITY_TXT: JSON.stringify({
      contact: ['mailto:security@shop.example'],
      expires: '2027-06-01T00:00:00Z',
    }),
  }
  const warned = (day: string) => securityTxtProblem(variables, Date.parse(day))

  expect(warned('2027-04-30')).toBeNull()
  expect(warned('2027-05-03')).toContain('2027-06-01')
  expect(warned('2027-07-01')).toContain('2027-06-01')
  expect(securityTxtProblem({}, 0)).toBeNull()
})
