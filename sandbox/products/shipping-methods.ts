import { methodAnswer } from '../pricing/method-answer.ts'
import { shippingMethodsFor } from '../pricing/shipping-methods.ts'
import type { Subject } from './product-answer.ts'

/** How a product can be sent anywhere on the site; what travels by e-mail is not sent. */
export function shippingMethods({ product, request: { expand, language, site } }: Subject) {
  if (!expand.has('shipping_methods') || product.custom.c_isVirtual === true) return {}
  const methods = shippingMethodsFor({ site, destination: null, language })
  return { shippingMethods: methods.map(methodAnswer) }
}
