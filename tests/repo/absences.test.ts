import { expect, test } from 'vitest'

import { DOCUMENT, withAbsences } from '#scripts/absences-table.ts'

import { textOf } from './sources.ts'

test('the documentation states what the absence of every custom API and attribute means for shoppers', () => {
  const text = textOf(DOCUMENT)
  expect(withAbsences(text), 'run `node scripts/absences-table.ts`').toBe(text)
})
