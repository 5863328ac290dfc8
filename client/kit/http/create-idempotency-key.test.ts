import * as v from 'valibot'
import { expect, test } from 'vitest'

import { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import { createIdempotencyKey } from './create-idempotency-key.ts'

test('creates a unique idempotency key that matches the contract’s pattern', () => {
  const names = Array.from({ length: 200 }, createIdempotencyKey)

  expect(names.every((name) => v.is(IdempotencyKey, name))).toBe(true)
  expect(new Set(names).size).toBe(200)
})
