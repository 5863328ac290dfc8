import { expect, test } from 'vitest'

import { filesOf, partOf, locationsWhere, textOf } from './sources.ts'

const MAX_LINES = 250

/** Files with a default export that a runtime or a tool requires. */
const DEFAULT_EXPORTS = [
  'client/virtual.d.ts',
  'sandbox/content/films/reels.d.ts',
  'sandbox/index.ts',
  'sandbox/pictures/wasm.d.ts',
  'sandbox/vite.config.ts',
  'scripts/lint/bare-text.ts',
  'tests/browser/playwright.config.ts',
  'tests/browsers/vitest.config.ts',
  'tests/new-shop/playwright.config.ts',
  'tests/second-shop/tests/playwright.config.ts',
  'tests/stock/playwright.config.ts',
  'tests/support/start-commerce.ts',
  'tests/visual/playwright.config.ts',
  'tests/vitest.config.ts',
  'vite.config.ts',
  'worker/index.ts',
]

/** The brackets keep this file from matching itself. */
const UNFINISHED =
  /\bTO[D]O\b|\bFIXM[E]\b|\bwaitForTimeou[t]\b|\b(it|test|describe)\.(only|ski[p]|todo|fixme)\b/

const sources = filesOf(
  '{cartridges,client,sandbox,scripts,shared,shop-defaults,tests,worker}/**/*.{ts,tsx,mjs}',
  'cartridges/**/*.js',
  '*.{ts,mjs}',
)

test('no source file has more than 250 lines', () => {
  const long = sources
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)

  expect(long).toEqual([])
})

test('only files that a tool requires it of have a default export', () => {
  const locations = locationsWhere(
    sources,
    (node) =>
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportSpecifier' && partOf(node, 'exported', 'name') === 'default'),
  )

  expect(locations.map((location) => location.split(':')[0])).toEqual(DEFAULT_EXPORTS)
})

test('no source file has an unfinished note, a skipped test or a fixed waiting time', () => {
  const locations = sources.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (UNFINISHED.test(line) ? [`${path}:${index + 1}`] : [])),
  )

  expect(locations).toEqual([])
})

test('no form submits to a function, which would require JavaScript', () => {
  const locations = locationsWhere(
    sources.filter((path) => path.startsWith('client/')),
    (node) =>
      node.type === 'JSXAttribute' &&
      /^(form)?action$/i.test(String(partOf(node, 'name', 'name'))) &&
      /Function/.test(String(partOf(node, 'value', 'expression', 'type'))),
  )

  expect(locations).toEqual([])
})
