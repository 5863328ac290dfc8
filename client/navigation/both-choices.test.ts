import { expect, test } from 'vitest'

import { bothChoices } from './both-choices.ts'

test.for([
  ['', 'color=chalk', 'size=large', 'size=large&color=chalk'],
  ['', 'color=ink', 'color=chalk', 'color=chalk&color=ink'],
  ['color=ink', 'color=ink&size=large', '', 'size=large'],
  ['color=ink', 'color=chalk', 'color=ink&size=large', 'size=large&color=chalk'],
  ['color=ink', '', 'color=ink&size=large', 'size=large'],
  ['page=2&color=ink', 'color=ink', 'page=2&color=ink', 'color=ink'],
])('on a page with “%s”, “%s” and then “%s” are “%s”', ([shown, pending, chosen, both]) => {
  const queries = { shown: new URLSearchParams(shown), pending: new URLSearchParams(pending) }
  expect(bothChoices(new URLSearchParams(chosen), queries).toString()).toBe(both)
})
