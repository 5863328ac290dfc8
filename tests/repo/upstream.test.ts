import { expect, test } from 'vitest'

import { DOCUMENT, withUpstreamTable } from '#scripts/upstream-table.ts'

import { textOf } from './sources.ts'

test('the documentation says of every API family who causes which failure', () => {
  const text = textOf(DOCUMENT)
  expect(withUpstreamTable(text), 'run `node scripts/upstream-table.ts`').toBe(text)
  expect(textOf('README.md')).toContain(DOCUMENT)
})
