import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import { INTERNAL_PREFERENCES } from '#worker/catalog/internal-preferences.ts'
import { PUBLIC_PREFERENCES } from '#worker/catalog/map-settings.ts'
import { readAssets, readSlots, searchAssets } from '#worker/commerce/content.ts'
import type { CommerceClient } from '#worker/commerce/commerce-client.ts'
import { families } from '#worker/families.ts'
import { readProductAvailability } from '#worker/commerce/product-availability.ts'
import { readPreferences } from '#worker/commerce/preferences.ts'
import { readPromotionRanks } from '#worker/commerce/promotions.ts'
import { readRedirectData } from '#worker/commerce/redirect-data.ts'
import { readShippingEstimates } from '#worker/commerce/shipping-estimates.ts'

import type { Finding } from './finding.ts'
import type { Instance } from './instance.ts'
import { CUSTOM_APIS, type CustomApi } from './requirements.ts'
import { ASSET } from './sample.ts'

/** Unknown ids are left out of the response. */
const ANY_PRODUCT = v.parse(ProductId, 'any')

type Read = (commerce: CommerceClient) => Promise<unknown>

/** The read of each custom API as the shop sends it. Null if it has none. */
const READS: Readonly<Record<CustomApi, Read | null>> = {
  slots: (commerce) => readSlots(commerce, { ids: ['home-1'], categoryId: null }, undefined),
  content: (commerce) => readAssets(commerce, [ASSET], undefined),
  contentSearch: (commerce) => searchAssets(commerce, { q: null, folder: ASSET }, undefined),
  preferences: (commerce) =>
    readPreferences(commerce, [...PUBLIC_PREFERENCES, ...INTERNAL_PREFERENCES], undefined),
  redirects: (commerce) => readRedirectData(commerce, undefined),
  ranks: (commerce) => readPromotionRanks(commerce, undefined),
  productAvailability: (commerce) =>
    readProductAvailability(commerce, { ids: [ANY_PRODUCT], storeId: null }),
  shippingEstimates: (commerce) =>
    readShippingEstimates(
      commerce,
      { country: commerce.site.country, region: null, storeId: null },
      AbortSignal.timeout(families.shippingEstimates.deadlineMs),
    ),
  subscriptions: null,
}

const NAMES = Object.keys(CUSTOM_APIS).filter((name): name is CustomApi => name in CUSTOM_APIS)

/** The custom APIs, each with the credentials that the shop sends. */
export async function findCustomApis(instance: Instance) {
  const findings: Finding[] = []
  for (const name of NAMES) findings.push(await findCustomApi(instance, name))
  return findings
}

async function findCustomApi({ commerce, attempt }: Instance, name: CustomApi): Promise<Finding> {
  const { base, credentials } = families[name]
  const sent = credentials === 'none' ? 'without credentials' : 'with the guest token'
  const subject = `${base}, ${name}, ${sent}`
  const read = READS[name]
  if (!read) {
    const text = `${subject}: it can only be written to; without it, ${CUSTOM_APIS[name]}`
    return { status: 'unread', text }
  }
  const { failure } = await attempt(() => read(commerce))
  return failure === null
    ? { status: 'found', text: subject }
    : { status: 'missing', text: `${subject}: it ${failure}, so ${CUSTOM_APIS[name]}` }
}
