import { expect, test } from 'vitest'

import { BROWSER_COLUMNS } from '#worker/observe/browser-columns.ts'

import { errorsTable, p75, rowsIn, vitalsTable } from './vitals-table.ts'

type Kind = 'vitals' | 'error'

/** A line as the SQL API exports it. */
function line(kind: Kind, values: Record<string, string | number>, interval: string | number = 1) {
  const { blobs, doubles } = BROWSER_COLUMNS[kind]
  const named = { kind, ...values }
  const cells = [
    ...blobs.map((name, index) => [`blob${index + 1}`, Reflect.get(named, name) ?? '']),
    ...doubles.map((name, index) => [`double${index + 1}`, Reflect.get(named, name) ?? -1]),
  ]
  return JSON.stringify({
    timestamp: '2026-12-01 10:00:00',
    _sample_interval: interval,
    ...values,
    ...Object.fromEntries(cells),
  })
}

const view = (values: Record<string, string | number>, interval?: string | number) =>
  line('vitals', { route: 'home', navigation: 'document', deploy: 'd1', ...values }, interval)

test('prints 75th percentiles by page type and deploy, without values that browsers do not know', () => {
  const text = [
    view({ lcp: 100, cls: 0.01 }),
    view({ lcp: 200, cls: 0 }),
    view({ lcp: 300 }),
    view({ lcp: 400, inp: 48 }),
    view({ lcp: 900, deploy: 'd2', timestamp: '2026-12-02 10:00:00' }),
    view({ route: 'cart', lcp: 50, ttfb: 10, fcp: 20 }),
    JSON.stringify({
      timestamp: '2026-12-01 10:00:00',
      blob1: 'request',
      blob2: 'home',
      double1: 200,
    }),
    '',
  ].join('\n')
  const cells = vitalsTable(rowsIn(text))
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean),
    )
  expect(cells).toEqual([
    ['cart', 'document', 'd1', '2026-12-01 10:00:00', '1', '50', '–', '–', '10', '20'],
    ['home', 'document', 'd1', '2026-12-01 10:00:00', '4', '300', '48', '0.010', '–', '–'],
    ['home', 'document', 'd2', '2026-12-02 10:00:00', '1', '900', '–', '–', '–', '–'],
  ])
})

test('a row counts as many times as it stands for', () => {
  expect(p75([])).toBeNull()
  expect(
    p75([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]),
  ).toBe(3)
  expect(
    p75([
      [1, 9],
      [100, 1],
    ]),
  ).toBe(1)
  expect(vitalsTable(rowsIn(`${view({ lcp: 100 }, '9')}\n${view({ lcp: 900 }, 1)}`))).toMatch(
    /\| 10 +\| 100 /,
  )
})

test('counts errors by hash, chunk and deploy, with the share of documents that report them', () => {
  const error = { source: 'script', route: 'home', deploy: 'd1', name: 'TypeError', weight: 4 }
  const rows = rowsIn(
    [
      line('error', { ...error, hash: '00000001', chunk: 'bag' }),
      line('error', { ...error, hash: '00000002', chunk: 'idle' }),
      line('error', { ...error, hash: '00000002', chunk: 'idle' }, '2'),
    ].join('\n'),
  )
  const [first, second] = errorsTable(rows).split('\n').slice(2)
  expect(first).toMatch(/TypeError \| 00000002 \| idle .* \| 12 /)
  expect(second).toMatch(/TypeError \| 00000001 \| bag .* \| 4 /)
})

test('names a line that is no row', () => {
  expect(() => rowsIn('{"timestamp":"2026-12-01","blob1":"order"}\n{"a":1}')).toThrow(
    'Line 2 is no row of a dataset.',
  )
  expect(() => rowsIn('not JSON')).toThrow('Line 1')
})
