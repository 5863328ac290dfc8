import { shippingMethodResponse } from '../pricing/shipping-method-response.ts'
import { shippingMethodsFor } from '../pricing/shipping-methods.ts'
import type { Subject } from './product-response.ts'

/** The shipping methods of a product; none for a product that is sent by e-mail. */
export function shippingMethods({ product, request: { expand, language, site } }: Subject) {
  if (!expand.has('shipping_methods') || product.custom.c_isVirtual === true) return {}
  const methods = shippingMethodsFor({ site, destination: null, language })
  return { shippingMethods: methods.map(shippingMethodResponse) }
}
