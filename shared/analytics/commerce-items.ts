import type { Bag, BagLine } from '../bag/bag.ts'
import type { Money } from '../money/money.ts'
import type { CommerceItem } from './commerce-events.ts'
import { shortened } from './event-text.ts'

/** A line as events describe it. */
export type SoldLine = Pick<
  BagLine,
  'productId' | 'name' | 'attributes' | 'quantity' | 'unitPrice' | 'discountUnitPrice'
>

/** The amount in major units, as `26.95`. */
export const inMajorUnits = ({ minorUnits }: Pick<Money, 'minorUnits'>) => minorUnits / 100

/** @param quantity how many of the line the event is about */
export function itemOfLine(line: SoldLine, quantity = line.quantity): CommerceItem {
  const { productId, name, attributes, unitPrice, discountUnitPrice = unitPrice } = line
  const discount = unitPrice.minorUnits - discountUnitPrice.minorUnits
  const variant = attributes.map(({ value }) => value).join(' / ')
  return {
    item_id: productId,
    item_name: shortened(name),
    ...(variant && { item_variant: shortened(variant) }),
    price: inMajorUnits(discountUnitPrice),
    ...(discount > 0 && { discount: discount / 100 }),
    quantity,
  }
}

/** What of a bag counts as sold. */
export interface SoldBag extends Pick<Bag, 'subtotal' | 'reductions' | 'coupons'> {
  lines: readonly SoldLine[]
  giftCertificates: readonly Pick<Bag['giftCertificates'][number], 'name' | 'amount'>[]
}

/** Goods and their sum after all reductions, without shipping and taxes. Null if there are none. */
export function soldIn({ lines, giftCertificates, subtotal, reductions, coupons }: SoldBag) {
  const items = [
    ...lines.filter(({ quantity }) => quantity > 0).map((line) => itemOfLine(line)),
    ...giftCertificates.map(({ name, amount }) => ({
      item_id: 'gift-certificate',
      ...(name !== null && { item_name: shortened(name) }),
      price: inMajorUnits(amount),
      quantity: 1,
    })),
  ]
  if (items.length === 0) return null
  const value = reductions.reduce((sum, { amount }) => sum + amount.minorUnits, subtotal.minorUnits)
  const codes = coupons.flatMap(({ code, applies }) => (applies ? [code] : []))
  return {
    currency: subtotal.currency,
    value: Math.max(value, 0) / 100,
    items,
    ...(codes.length > 0 && { coupon: shortened(codes.join(',')) }),
  }
}

/** Some units of one line. */
export const soldOf = (line: SoldLine, quantity: number) => ({
  currency: line.unitPrice.currency,
  value: ((line.discountUnitPrice ?? line.unitPrice).minorUnits * quantity) / 100,
  items: [itemOfLine(line, quantity)],
})
