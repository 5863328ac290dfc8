import { expect, test } from 'vitest'

import { mayBeSlow } from './may-be-slow.ts'

test.for([
  '(a+)+',
  '^(a+)+$',
  '([a-zA-Z]+)*',
  '(a|aa)+',
  '(a|a?)+',
  '(?:a|b|ab)*c',
  '(.*a){20}',
  '(x+x+)+y',
  '(?<word>\\w+\\s?)*',
  '(\\d{1,9}){1,9}',
  '^([a-z0-9]+([-.][a-z0-9]+)*)+@example\\.com$',
  '.*.*.*.*',
  '\\d+\\d+\\d+\\d+\\d+x',
  '[^,]*,?[^,]*,?[^,]*,?[^,]*',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  `(?=(${'a{0,99}'.repeat(5)}))b`,
  '(((()|b){254}){254}){254}',
  '(?:(?:(?:(?:\\b){254}){254}){254}){254}',
  '(a+){2,}?',
  '(\\))*(\\p{L}+|[(|)]+)*',
  `${'.?'.repeat(23)}x`,
  `^${'[ab]{0,1}'.repeat(22)}x`,
  '(.?){23}x',
  '(a)\\1',
  '(?<a>a)\\k<a>',
  '(.+)\\1+',
])('%j may be slow', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow()
  expect(mayBeSlow(pattern)).toBe(true)
})

test.for([
  '.*',
  '^[a-zA-Z ]*$',
  "[\\p{L}\\p{M} '-]+",
  '^\\S+@\\S+\\.\\S+$',
  '^[\\w.%+-]+@[\\w.-]+\\.\\w{2,6}$',
  '\\d{5}(-\\d{4})?',
  '\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  '^\\(?([2-9][0-8]\\d)\\)?[. -]?([2-9]\\d{2})[. -]?(\\d{4})( x\\d{1,6})?$',
  '(?!.*(?:po|p\\.o\\.) box).{1,100}',
  '(ab)+',
  '\\u{41}{2}[)(|*+?]{3}\\(\\+\\*\\?\\|\\)',
  '(?<=^)a{1000}',
  '.*.*.*x',
  `${'.?'.repeat(12)}x`,
])('%j is quick', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow()
  expect(mayBeSlow(pattern)).toBe(false)
})
