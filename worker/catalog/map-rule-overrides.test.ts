import { expect, test } from 'vitest'

import { mapRuleOverrides } from './map-rule-overrides.ts'

const read = (raw: unknown) => {
  const lines: unknown[] = []
  const overrides = mapRuleOverrides(raw, (message, fields) => lines.push({ message, ...fields }))
  return { overrides, lines }
}

const ignored = (fields: object) => ({ message: 'validation rule ignored', ...fields })

test('a site’s rules apply to addresses in its country', () => {
  const us = { email: '[\\w.+-]+@[\\w.-]+', password: '.{12,}', postalCode: '\\d{5}' }
  expect(read(JSON.stringify({ us, ca: { phone: '.+' } }))).toEqual({
    overrides: { US: us, CA: { phone: '.+' } },
    lines: [],
  })
})

test.for([undefined, null, '', '{}', '[]', '{"us":{}}'])('%j sets no rules', (raw) => {
  const { overrides, lines } = read(raw)
  expect(Object.values(overrides).flatMap(Object.keys)).toEqual([])
  expect(lines).toEqual([])
})

test.for(['secret', '{"us":', '{"us":"\\d"}', '{"us":null}', 5, `{"us":{}}${' '.repeat(1e4)}`])(
  '%j is ignored as a whole, with one log line',
  (raw) => {
    const lines = [ignored({ reason: 'not JSON in the form {site: {field: pattern}}' })]
    expect(read(raw)).toEqual({ overrides: {}, lines })
  },
)

test('each unusable pattern is ignored separately, with one log line that does not contain it', () => {
  const us = {
    firstName: '[a-z]+',
    lastName: '([a-z]+)*',
    address1: '[a-',
    address2: `.${' '.repeat(200)}`,
    city: 5,
    phone: '',
    password: '([a-z]+)+',
    email: '(a|aa)+@(.)\\1',
    ['x'.repeat(99)]: '.*',
  }
  const at = (field: string, reason: string) => ignored({ site: 'us', field, reason })
  const { overrides, lines } = read(JSON.stringify({ us, mx: { city: '.*' } }))
  expect(overrides).toEqual({ US: { firstName: '[a-z]+' } })
  expect(lines).toEqual([
    at('lastName', 'may be slow'),
    at('address1', 'not a regular expression'),
    at('address2', 'too long'),
    at('city', 'not a pattern'),
    at('phone', 'not a pattern'),
    at('password', 'may be slow'),
    at('email', 'may be slow'),
    at('x'.repeat(40), 'no such field'),
    ignored({ site: 'mx', reason: 'no such site' }),
  ])
})
