import { majorUnits } from '../money.ts'
import type { Subject } from './product-answer.ts'

/** What can be had with a product; of each option the first value is the one nobody has to choose. */
export function productOptions({ product, request: { expand, language, site } }: Subject) {
  if (!product.options || !expand.has('options')) return {}
  return {
    options: product.options.map(({ id, name, description, values }) => ({
      id,
      name: name[language],
      description: description[language],
      values: values.map((value, place) => ({
        id: value.id,
        name: value.name[language],
        price: majorUnits(value.price[site.id]),
        default: place === 0,
      })),
    })),
  }
}
