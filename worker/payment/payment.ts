import { services } from '#shop/services.ts'

import type { RequestContext } from '../config/env.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createHostedFields } from './hosted-fields.ts'
import type { PaymentProvider } from './payment-provider.ts'

interface PaymentSources {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
}

/** The payment provider of this shop: the retailer's adapter, or that of the embedded service. */
export function createPayment({ context }: PaymentSources): PaymentProvider {
  const outside = { ...context, fetch: externalFetch }
  return services.payment?.create(outside) ?? createHostedFields(outside)
}
