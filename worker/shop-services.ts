import * as v from 'valibot'

import type { SiteLocale } from '#shared/site/site.ts'

import type { DeclaredVariables, VariableSchemas } from './config/declared-variables.ts'
import type { Config } from './config/env.ts'
import type { PolicyHosts } from './http/policy-hosts.ts'
import type { CaptchaService } from './limits/captcha-service.ts'
import type { PaymentProvider } from './payment/payment-provider.ts'
import type { RecommendationService } from './recommendations/recommendation-service.ts'
import type { ReviewService } from './reviews/upstream.ts'
import type { SearchService } from './search/search-service.ts'
import type { Geocoding } from './places/geocoding.ts'
import type { ServiceDependencies } from './upstream/service-client.ts'

/** What an adapter is made of, for one request. Its calls go through `createServiceClient`. */
export type AdapterContext = ServiceDependencies<Config> & SiteLocale

interface OwnAdapter<Port> extends DeclaredVariables {
  create: (context: AdapterContext) => Port
  /** Only of documents that need the service: billing for `payment`, forms with a captcha for `captcha`, otherwise the shop. */
  hosts?: PolicyHosts
}

interface AdapterWithVariables<Port, Schemas extends VariableSchemas> extends Pick<
  OwnAdapter<Port>,
  'hosts'
> {
  variables: Schemas
  secrets?: readonly (keyof Schemas & string)[]
  local?: Readonly<Partial<Record<keyof Schemas & string, string>>>
  create: (
    context: AdapterContext,
    values: v.InferOutput<v.ObjectSchema<Schemas, undefined>>,
  ) => Port
}

/** An adapter with variables of the shop. It gets their values, which the worker has checked with its configuration. */
export function withVariables<Port, Schemas extends VariableSchemas>({
  variables,
  create,
  ...rest
}: AdapterWithVariables<Port, Schemas>): OwnAdapter<Port> {
  const Values = v.object(variables)
  return {
    ...rest,
    variables,
    create: (context) => create(context, v.parse(Values, context.config.shopVariables)),
  }
}

/** The adapters of a retailer, by port. For all others, the core has its own. */
export interface ShopServices {
  payment?: OwnAdapter<PaymentProvider>
  reviews?: OwnAdapter<ReviewService>
  search?: OwnAdapter<SearchService>
  recommendations?: OwnAdapter<RecommendationService>
  /** Replaces both the widget and the verification of its answers. */
  captcha?: OwnAdapter<CaptchaService>
  /** Where postal codes are. */
  maps?: OwnAdapter<Geocoding>
}
