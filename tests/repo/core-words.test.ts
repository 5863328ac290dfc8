import * as v from 'valibot'
import { expect, test } from 'vitest'

import { MOST_TEST_FILES, WITH_WORDS } from './core-words-left.ts'
import { filesOf, isTest, textOf } from './sources.ts'

const words = v.parse(v.array(v.string()), JSON.parse(textOf('shop/words.json')))
const LETTER = String.raw`\p{L}\p{M}`
const WORD = new RegExp(`(?<![${LETTER}])(${words.join('|')})(?![${LETTER}])`, 'giu')

const TEXT = /\.(css|html|js|json|md|mjs|sql|svg|toml|tsx?|webmanifest)$/
const CATALOG = /^sandbox\/(catalog|content|profiles|seed)\//

const core = filesOf('{client,locales,sandbox,scripts,shared,shop-defaults,worker}/**/*').filter(
  (path) => TEXT.test(path) && !CATALOG.test(path),
)

/** `path:line word`. */
const wordsIn = (path: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...new Set(splitNames(line).match(WORD))].map((word) => `${path}:${at + 1} ${word}`),
    )

/** `c_scentOfDay` as `c scent Of Day`. */
const splitNames = (line: string) =>
  line.replaceAll('_', ' ').replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')

const found = core.map((path) => ({ path, words: wordsIn(path, textOf(path)) }))
const withWords = found.filter((file) => file.words.length > 0)

const isListed = (path: string) =>
  Object.keys(WITH_WORDS).some((entry) => path === entry || path.startsWith(`${entry}/`))

test('no file of the core has a word of the brand or the trade, besides those that are listed', () => {
  const offenders = withWords.filter(({ path }) => !isTest(path) && !isListed(path))
  expect(offenders.flatMap((file) => file.words)).toEqual([])
})

test('every listed file and folder still has one', () => {
  const clean = Object.keys(WITH_WORDS).filter(
    (entry) => !withWords.some(({ path }) => !isTest(path) && `${path}/`.startsWith(`${entry}/`)),
  )
  expect(clean).toEqual([])
})

test('no more tests of the core than before name goods of the demo', () => {
  const paths = withWords.map(({ path }) => path).filter(isTest)
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(MOST_TEST_FILES)
})

test('a word is found in names of code, in any case, and not inside another word', () => {
  const text = 'const c_candleSafety = SCENT\n// Brunswick, ascent\n.wick { }\nlightCandles'
  expect(wordsIn('a.ts', text)).toEqual([
    'a.ts:1 candle',
    'a.ts:1 SCENT',
    'a.ts:3 wick',
    'a.ts:4 Candles',
  ])
})
