import { expect, test } from 'vitest'

import { configFrom } from './config.ts'
import { TEST_BINDINGS } from './testing/test-bindings.ts'

const definedWith = (DEFINED_ATTRIBUTES: string) =>
  configFrom({ ...TEST_BINDINGS, DEFINED_ATTRIBUTES }).commerce.definedAttributes

test('the attributes that the instance defines are names, none, or all that the shop sends', () => {
  expect(definedWith('')).toBe(null)
  expect(definedWith('none')).toEqual(new Set())
  expect(definedWith('c_fromStoreId, c_addId')).toEqual(new Set(['c_fromStoreId', 'c_addId']))
  for (const typo of ['addId', 'c_addId,', 'c_add id']) {
    expect(() => definedWith(typo), typo).toThrow(/DEFINED_ATTRIBUTES.* must be names/)
  }
})
