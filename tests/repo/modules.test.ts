import { expect, test } from 'vitest'

import { TEMPLATES } from '#client/features/modules/registry.ts'
import { everyModuleSlots } from '#sandbox/content/slots/slots-every-module.ts'
import { TEMPLATES as HOSTILE } from '#tests/support/hostile-fields.ts'

test('the landing page whose weight is limited, and the tests with hostile content, have every module', () => {
  const shown = everyModuleSlots.map(({ template }) => template)
  expect(new Set(shown)).toEqual(new Set(TEMPLATES))
  expect(new Set(HOSTILE)).toEqual(new Set(TEMPLATES))
})
