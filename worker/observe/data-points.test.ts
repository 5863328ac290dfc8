import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { BROWSER_COLUMNS } from './browser-columns.ts'
import { COLUMNS, writeDataPoint } from './data-points.ts'

const POINT = {
  kind: 'upstream',
  call: 'a.b',
  route: 'home',
  site: 'us',
  status: 0,
  ms: 4,
} as const

test('the columns in the documentation are those that are written', () => {
  const text = readFileSync(new URL('../../docs/measurements.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(blob|double)(\d+)`\s*\|(.*)\|$/gm)]
  expect(rows).toHaveLength(18)
  const kinds = [
    COLUMNS.request,
    COLUMNS.upstream,
    COLUMNS.order,
    BROWSER_COLUMNS.vitals,
    BROWSER_COLUMNS.error,
  ]
  for (const [, type, number, cells = ''] of rows) {
    const names = cells.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    const written = kinds.map(
      (columns) => (type === 'blob' ? columns.blobs : columns.doubles)[Number(number) - 1] ?? '',
    )
    expect(names, `${type}${number}`).toEqual(written)
  }
})

test('a dataset that cannot be written to costs nothing but a line of the log', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const writeFails = () => {
    throw new TypeError('too many data points')
  }
  writeDataPoint({ writeDataPoint: writeFails }, 'a.b', POINT)
  expect(logged.mock.calls).toEqual([
    ['{"level":"error","message":"data point not written","kind":"upstream"}'],
  ])
})
