import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import { INTERNAL_PREFERENCES, PUBLIC_PREFERENCES } from '#worker/preferences/preferences.ts'
import { readAssets, readSlots, searchAssets } from '#worker/content/upstream.ts'
import type { CommerceClient } from '#worker/upstream/commerce-client.ts'
import type { PublicFamily, ShopperFamily } from '#worker/upstream/families.ts'
import { families } from '#worker/families.ts'
import { readProductAvailability } from '#worker/product/product-availability.ts'
import { readPreferences } from '#worker/preferences/upstream.ts'
import { readPromotionRanks } from '#worker/product/promotions.ts'
import { readRedirectData } from '#worker/content/redirect-options.ts'
import { readShippingEstimates } from '#worker/checkout/upstream.ts'

import type { Finding } from './finding.ts'
import type { Instance } from './instance.ts'
import { CUSTOM_APIS, type CustomApi } from './requirements.ts'
import { ASSET } from './sample.ts'

/** Unknown ids are left out of the response. */
const ANY_PRODUCT = v.parse(ProductId, 'any')

type Read = (commerce: CommerceClient) => Promise<unknown>

/** A read of each custom API as the shop sends it. Null if it has none, or only one of a customer. */
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
  wholeAccounts: null,
  loyalty: null,
  basketTransactions: null,
}

const NAMES = Object.keys(CUSTOM_APIS).filter((name): name is CustomApi => name in CUSTOM_APIS)

/** Checks the custom APIs, each with the shop's credentials. */
export async function findCustomApis(instance: Instance) {
  const findings: Finding[] = []
  for (const name of NAMES) findings.push(await findCustomApi(instance, name))
  return findings
}

async function findCustomApi({ commerce, attempt }: Instance, name: CustomApi): Promise<Finding> {
  const subject = `${families[name].base}, ${name}, ${CREDENTIALS[credentialsOf(families[name])]}`
  const without = CUSTOM_APIS[name]
  const read = READS[name]
  if (!read) {
    const text = `${subject}: a check would write to it; without it, ${without}`
    return { status: 'unread', text }
  }
  const result = await attempt(() => read(commerce))
  if (result.failure === null) return { status: 'found', text: subject }
  return result.isAbsent
    ? { status: 'without', text: `${subject}: the instance does not have it, so ${without}` }
    : {
        status: 'missing',
        text: `${subject}: it ${result.failure}, which is an outage of the shop`,
      }
}

const CREDENTIALS = {
  none: 'without credentials',
  guest: 'with the guest token',
  shopper: 'with the token of a shopper',
} as const

const credentialsOf = (family: PublicFamily | ShopperFamily) =>
  'credentials' in family ? family.credentials : 'shopper'
