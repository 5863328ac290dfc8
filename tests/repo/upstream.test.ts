import { expect, test } from 'vitest'

import { DOCUMENT, withUpstreamTable } from '#scripts/upstream-table.ts'

import { textOf } from './sources.ts'

test('the documentation states for every API family which cause each failure counts against', () => {
  const text = textOf(DOCUMENT)
  expect(withUpstreamTable(text), 'run `node scripts/upstream-table.ts`').toBe(text)
  expect(textOf('README.md')).toContain(DOCUMENT)
})
