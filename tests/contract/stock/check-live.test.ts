import { expect, inject, test } from 'vitest'

import { checkInstance } from '#scripts/check-live/check-instance.ts'
import { sites } from '#shared/site/site.ts'
import { configFrom } from '#worker/config/config.ts'
import { TEST_BINDINGS } from '#worker/config/testing/test-bindings.ts'

const SANDBOX = inject('sandboxOrigin')

const variables = {
  ...TEST_BINDINGS,
  COMMERCE_ORIGIN: SANDBOX,
  ORGANIZATION_ID: 'f_ecom_jwck_001',
  CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  IMAGE_SOURCE: `${SANDBOX}/pictures`,
}

test.each([{}, { DEFINED_ATTRIBUTES: 'none' }])(
  'names the variable for an instance without custom attributes, whatever it is (%o)',
  async (set) => {
    const config = configFrom({ ...variables, ...set })
    const options = { products: [], createsBasket: true, requestId: crypto.randomUUID() }
    const findings = (await checkInstance(config, sites.us, options)) ?? []
    const found = findings.find(({ text }) => text.startsWith('basket attributes in request'))
    expect(found?.status).toBe('without')
    expect(found?.text).toMatch(/c_set_qty, c_addedPrice, c_addId, c_isBonusLineItem, /)
    expect(found?.text).toContain('set DEFINED_ATTRIBUTES="c_fromStoreId", ')
  },
)
