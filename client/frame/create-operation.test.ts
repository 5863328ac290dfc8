import * as v from 'valibot'
import { expect, test } from 'vitest'

import { OperationId } from '#shared/contract/bag.ts'

import { createOperation } from './create-operation.ts'

test('creates a unique idempotency key that matches the contract’s pattern', () => {
  const names = Array.from({ length: 200 }, createOperation)

  expect(names.every((name) => v.is(OperationId, name))).toBe(true)
  expect(new Set(names).size).toBe(200)
})
