import { majorUnits } from '../platform/money.ts'
import type { Subject } from './product-response.ts'

/** The options of a product; the first value of each is the default. */
export function productOptions({ product, request: { expand, language, site } }: Subject) {
  if (!product.options || !expand.has('options')) return {}
  return {
    options: product.options.map(({ id, name, description, values }) => ({
      id,
      name: name[language],
      description: description[language],
      values: values.map((value, index) => ({
        id: value.id,
        name: value.name[language],
        price: majorUnits(value.price[site.id]),
        default: index === 0,
      })),
    })),
  }
}
