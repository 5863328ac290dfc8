import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ACCEPTED, Automaton } from './automaton.ts'
import { linearPattern } from './linear-pattern.ts'
import { readPattern } from './pattern-syntax.ts'

const LONGEST = 254
const MOST_STEPS = 60_000

function matches(pattern: string, text: string) {
  const compiled = linearPattern(pattern)
  return 'matches' in compiled ? compiled.matches(text) : compiled.unusable
}

/** Texts for which engines that go back are slow. */
const TEXTS = [
  'a'.repeat(LONGEST),
  `${'a'.repeat(LONGEST - 1)}!`,
  'ab'.repeat(LONGEST / 2),
  'é1 '.repeat(LONGEST / 3),
  '1'.repeat(LONGEST),
]

const SLOW_ELSEWHERE = [
  '.*.*.*x',
  'a*a*a*b',
  '\\p{L}*\\p{L}*\\p{L}*\\d',
  '(a+)+',
  '([a-zA-Z]+)*',
  '(a|aa)+',
  '(a|a?)+',
  '(.*a){20}',
  '(x+x+)+y',
  '(?<word>\\w+\\s?)*',
  '(\\d{1,9}){1,9}',
  '^([a-z0-9]+([-.][a-z0-9]+)*)+@example\\.com$',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  '.*.*(?=.*.*)x',
  '(a+){2,}?',
  '(\\))*(\\p{L}+|[(|)]+)*',
  '(.?){23}x',
  '(?:(?=.*a)(?!.*b)a*)*x',
]

test.for(SLOW_ELSEWHERE)('%j is usable, and no text takes many steps', (pattern) => {
  const compiled = linearPattern(pattern)
  expect('isSlow' in compiled && compiled.isSlow()).toBe(false)
  for (const text of TEXTS) expect(stepsFor(pattern, text)).toBeLessThan(MOST_STEPS)
})

test.for([
  '(.?){254}x',
  `${'.*'.repeat(99)}x`,
  '(.{0,16}){0,16}x',
  `${'(?=(.?){9})'.repeat(18)}.*`,
])('%j is not usable, because a text could take many steps', (pattern) => {
  const compiled = linearPattern(pattern)
  expect('isSlow' in compiled ? compiled.isSlow() : compiled.unusable).toBe(true)
})

test.for([
  ['(((()|b){254}){254}){254}', 'may be slow'],
  ['(?:(?:(?:(?:\\b){254}){254}){254}){254}', 'may be slow'],
  ['(a)\\1', 'has references or modifiers'],
  ['(?<a>a)\\k<a>', 'has references or modifiers'],
  ['(?i:a)', 'has references or modifiers'],
  ['[a-', 'not a regular expression'],
  ['\\q', 'not a regular expression'],
] as const)('%j cannot be used: %s', ([pattern, reason]) => {
  expect(linearPattern(pattern)).toEqual({ unusable: reason })
})

test.for([
  ['', ['', 'a']],
  ['^a$|^$|b^|$b', ['a', '', 'b', 'ab']],
  ["[\\p{L}\\p{M} '-]+", ['Zoë O’Hara', "Zoe\u0308 O'Hara", 'A_B']],
  ['\\S+@\\S+\\.\\S+', ['ana@example.com', 'ana@example', '@.']],
  ['\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', ['43215', '43215-1234', 'H2Y 1H3', '4321']],
  ['\\(?([2-9][0-8]\\d)\\)?[. -]?([2-9]\\d{2})[. -]?(\\d{4})', ['(614) 555-0134', '614555013']],
  ['(?!.*(?:po|p\\.o\\.) box).{1,100}', ['12 Main St', 'at po box 12', '', 'x'.repeat(101)]],
  [
    '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!?#])\\S{10,50}',
    ['Copper12!x', 'copper12!x', 'Copper123x', 'Copper 2!x', 'Copp12!'],
  ],
  ['(?<=^|b)a(?<!ba)|.(?<=(?=b).)', ['a', 'b', 'c']],
  ['a{2}b{1,}?c{0,2}d{0}', ['aab', 'aabbbcc', 'ab', 'aabccc', 'aabd']],
  ['(?:\\bto\\b|\\Bing|-)+', ['to-to', 'toto', 'to-ing', 'toing']],
  ['[^\\]a]\\]?[)(|*+?{}]{3}', ['b])(|', 'a])(|', 'b*+?', 'b{}']],
  ['\\u{1F56F}\\uD83D\\uDD6F\\u0041\\x42\\cJ\\.', ['🕯🕯AB\n.', '🕯🕯AB\n!']],
  ['.[^a]\\W', ['🕯🕯🕯', '\n🕯🕯', '🕯a🕯']],
] as const)('%j matches the same whole texts as in a browser', ([pattern, texts]) => {
  const native = new RegExp(`^(?:${pattern})$`, 'u')
  for (const text of texts) expect(matches(pattern, text), text).toBe(native.test(text))
  expect(texts.some((text) => native.test(text))).toBe(true)
})

test('no text longer than a field matches', () => {
  expect(matches('a*', 'a'.repeat(LONGEST))).toBe(true)
  expect(matches('a*', 'a'.repeat(LONGEST + 1))).toBe(false)
})

const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '', '^', '$', '\\b', '\\B'),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((options) => `(?:${options.join('|')})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,2}?', '*?'))
      .map(([part, quantifier]) => `(${part})${quantifier}`),
    fc
      .tuple(fc.constantFrom('?=', '?!', '?<=', '?<!'), tie('pattern'))
      .map(([look, part]) => `(${look}${part})`),
  ),
}))

test('matches what a browser matches, and never takes more steps than were estimated', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', '🕯'), maxLength: 6 })
  let found = 0
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 4, maxLength: 4 }), (generated, texts) => {
      const native = new RegExp(`^(?:${generated})$`, 'u')
      const automaton = new Automaton()
      const start = automaton.add(read(generated), ACCEPTED, false)
      for (const typed of ['', ...texts]) {
        const characters = Array.from(typed)
        const { isMatch, steps } = automaton.read(start, characters)
        expect(isMatch, typed).toBe(native.test(typed))
        expect(automaton.mayExceed(steps - 1, start, characters.length)).toBe(true)
        if (isMatch) found += 1
      }
    }),
    { seed: 20261129, numRuns: 2000 },
  )
  expect(found).toBeGreaterThan(1000)
})

function read(source: string) {
  const node = readPattern(source)
  if (!node) throw new Error(`${source} is not usable.`)
  return node
}

function stepsFor(source: string, text: string) {
  const automaton = new Automaton()
  return automaton.read(automaton.add(read(source), ACCEPTED, false), Array.from(text)).steps
}
