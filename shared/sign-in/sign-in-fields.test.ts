import { expect, test } from 'vitest'

import { signInProblems } from './sign-in-fields.ts'

test('email and password are required, and the email has the shape of an address', () => {
  expect(signInProblems({ email: ' ', password: '' })).toEqual({
    email: 'required',
    password: 'required',
  })
  expect(signInProblems({ email: 'ana', password: 'x' })).toEqual({ email: 'email-invalid' })
  // Accounts from before today's rules can still sign in.
  expect(signInProblems({ email: ' ana+shop@example.com ', password: ' ' })).toEqual({})
})
