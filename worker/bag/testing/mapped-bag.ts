import * as v from 'valibot'

import { mapperForTest } from '../../markup/testing/mapper-for-test.ts'
import { mapBag } from '../map-bag.ts'
import { WireBasket } from '../wire-basket.ts'

export const sources = { mapper: mapperForTest('us', 'en-US'), couponLimit: 3 }

export const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

export const item = (fields: object = {}) => ({
  itemId: 'line1',
  productId: 'JW0801',
  quantity: 1,
  basePrice: 26.95,
  price: 26.95,
  ...fields,
})

export const wire = (fields: object = {}) =>
  v.parse(WireBasket, { basketId: 'b1', currency: 'USD', productItems: [item()], ...fields })

export const bagOf = (fields?: object) => mapBag(wire(fields), sources)
export const lineOf = (fields?: object) => bagOf({ productItems: [item(fields)] }).lines[0]
