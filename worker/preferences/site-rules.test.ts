import { expect, test } from 'vitest'

import { mapRuleOverrides } from './site-rules.ts'

const read = (raw: unknown) => {
  const lines: unknown[] = []
  const overrides = mapRuleOverrides(raw, (message, fields) => lines.push({ message, ...fields }))
  return { overrides, lines }
}

const rule = (pattern: string, needsSpecial = false) => ({ pattern, needsSpecial })

const ignored = (fields: object) => ({ message: 'validation rule ignored', ...fields })

test('a site’s rules apply to addresses in its country', () => {
  const us = { email: '[\\w.+-]+@[\\w.-]+', password: '.{12,}', postalCode: '\\d{5}' }
  expect(read(JSON.stringify({ us, ca: { phone: '.+' } }))).toEqual({
    overrides: {
      US: { email: rule(us.email), password: rule(us.password), postalCode: rule(us.postalCode) },
      CA: { phone: rule('.+') },
    },
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

test('tells whether a password needs a special character', () => {
  const password = '(?=.*[!?#])[^ ]{8,}'
  const { overrides } = read(JSON.stringify({ us: { password, city: password } }))
  expect(overrides).toEqual({ US: { password: rule(password, true), city: rule(password) } })
})

test('each unusable pattern is ignored separately, with one log line that does not contain it', () => {
  const us = {
    firstName: '[a-z]+',
    lastName: '(.?){254}x',
    address1: '[a-',
    address2: `.${' '.repeat(200)}`,
    city: 5,
    phone: '',
    password: '(((a|){254}){254}){254}',
    email: '(a|aa)+@(.)\\2',
    stateCode: '(?i:oh)',
    ['x'.repeat(99)]: '.*',
  }
  const at = (field: string, reason: string) => ignored({ site: 'us', field, reason })
  const { overrides, lines } = read(JSON.stringify({ us, mx: { city: '.*' } }))
  expect(overrides).toEqual({ US: { firstName: rule('[a-z]+') } })
  expect(lines).toEqual([
    at('lastName', 'may be slow'),
    at('address1', 'not a regular expression'),
    at('address2', 'too long'),
    at('city', 'not a pattern'),
    at('phone', 'not a pattern'),
    at('password', 'may be slow'),
    at('email', 'has references or modifiers'),
    at('stateCode', 'has references or modifiers'),
    at('x'.repeat(40), 'no such field'),
    ignored({ site: 'mx', reason: 'no such site' }),
  ])
})
