import * as v from 'valibot'
import { expect, test } from 'vitest'

import { filesOf, textOf } from './sources.ts'

const words = v.parse(v.array(v.string()), JSON.parse(textOf('shop/words.json')))
const LETTER = String.raw`\p{L}\p{M}`
const WORD = new RegExp(`(?<![${LETTER}])(${words.join('|')})(?![${LETTER}])`, 'giu')

const TEXT = /\.(css|html|js|json|md|mjs|sql|svg|toml|tsx?|webmanifest)$/

/** Folders of the service with the demo's words, and why. */
const CATALOGS: Readonly<Record<string, string>> = {
  'sandbox/catalog': 'the goods of the demo, and how they are drawn',
  'sandbox/content': 'the pages and films of the demo',
  'sandbox/profiles/default': 'the demo as the service runs it',
}

const files = filesOf('{client,locales,sandbox,scripts,shared,shop-defaults,worker}/**/*').filter(
  (path) => TEXT.test(path),
)
const inCatalog = (path: string) =>
  Object.keys(CATALOGS).some((folder) => path.startsWith(`${folder}/`))

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

const allWordsIn = (paths: string[]) => paths.flatMap((path) => wordsIn(path, textOf(path)))

test('no file of the core has a word of the brand or the trade', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(allWordsIn(files.filter((path) => !inCatalog(path)))).toEqual([])
})

test.each(Object.keys(CATALOGS))('%s has such words', (folder) => {
  expect(allWordsIn(files.filter((path) => path.startsWith(`${folder}/`)))).not.toEqual([])
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
