import * as v from 'valibot'

import { LineId, type Bag, type BagLine, type GiftCertificate, type Tray } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'
import { formBeside } from '#shared/product/form-beside.ts'
import { countsByFulfillment } from '#shared/bag/counts-by-fulfillment.ts'
import { productPath } from '#shared/product/slug.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type { WireCart, WireGiftCertificateItem, WireProductItem } from '../commerce/wire-basket.ts'
import { reductionsOf, shippingOf, taxesOf, type Amounts } from './bag-costs.ts'
import { giftDetailsOf, giftOfLine, writtenText } from './gift-details.ts'
import { amountsOf, discountUnitPrice, formerOf, priceWhenAdded } from './line-amounts.ts'
import { judgeLine, NO_FACTS, type LineFacts } from './judge-line.ts'
import { monthsOf } from './refresh-fields.ts'
import { parcelOf, storeIdOf } from './shipments.ts'
import { bonusChoicesOf } from './bonus-choices.ts'
import { trayOf } from './tray.ts'

interface BagSources {
  mapper: ContentMapper
  /** Preference `couponNumberLimit`. */
  couponLimit: number
  /** What lines are judged by. Those of an order are not judged again. */
  facts?: LineFacts
  /** Where lines are picked up, or else could be. */
  pickupStore?: Bag['pickupStore']
}

/** Maps a basket or an order to the bag that the shop shows. */
export function mapBag(
  wire: WireCart,
  { mapper, couponLimit, facts = NO_FACTS, pickupStore = null }: BagSources,
): Bag {
  const money = moneyIn(mapper)
  const judge = (item: WireProductItem) =>
    judgeLine(item, storeIdOf(item, wire) === null ? 'shipping' : 'pickup', facts)
  const lines = wire.productItems.flatMap(
    (item) =>
      lineOf(item, { mapper, money, judged: judge(item), tray: trayOf(item, wire, mapper) }) ?? [],
  )
  const giftCertificates = wire.giftCertificateItems.flatMap(
    (item) => giftCertificateOf(item, { mapper, money }) ?? [],
  )
  const goods = wire.productSubTotal ?? wire.c_subTotal ?? sumOf(wire.productItems)
  const reduced = wire.productTotal ?? goods
  // The service's amounts of goods are those of products alone; its total includes gift certificates.
  const gifts = wire.giftCertificateItems.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines,
    giftCertificates,
    count: lines.reduce((sum, { quantity }) => sum + quantity, giftCertificates.length),
    ...countsByFulfillment(lines),
    isBopisBasket: Boolean(wire.c_basketType),
    pickupStore,
    subtotal: money(goods + gifts),
    reductions: reductionsOf(wire.orderPriceAdjustments, { money, mapper }),
    shipping: shippingOf(wire, { money, mapper }),
    taxes: taxesOf(wire, money),
    total: money(
      wire.orderTotal ?? reduced + gifts + (wire.shippingTotal ?? 0) + (wire.taxTotal ?? 0),
    ),
    isEstimate: typeof wire.orderTotal !== 'number',
    ...extrasOf(wire, mapper),
    coupons: wire.couponItems.flatMap(couponOf),
    couponLimit,
    approaching: (wire.c_approachingDiscounts ?? []).flatMap(
      ({ calloutMsg }) => plainText(calloutMsg) ?? [],
    ),
  }
}

/** What few bags have: gifts to choose, and a message to send along. */
function extrasOf(
  wire: WireCart,
  mapper: ContentMapper,
): Pick<Bag, 'bonusChoices' | 'giftMessage'> {
  const bonusChoices = bonusChoicesOf(wire, mapper)
  const giftMessage = writtenText(parcelOf(wire)?.giftMessage)
  return {
    ...(bonusChoices.length > 0 && { bonusChoices }),
    ...(giftMessage !== null && { giftMessage }),
  }
}

/** Commerce's statuses of a code that has been redeemed, at all or as often as it may be. */
const USED_UP = /already_redeemed$|redemption_limit_exceeded$/

function couponOf({
  couponItemId,
  code,
  valid,
  statusCode = '',
}: WireCart['couponItems'][number]): Bag['coupons'] {
  const id = v.safeParse(LineId, couponItemId)
  if (!id.success) return []
  if (USED_UP.test(statusCode)) return [{ id: id.output, code, applies: false, isUsedUp: true }]
  const applies = valid && statusCode !== 'no_applicable_promotion'
  return [{ id: id.output, code, applies }]
}

/** The bag of a visitor without a basket. */
export const emptyBag = ({ mapper, couponLimit }: BagSources): Bag =>
  mapBag(
    {
      productItems: [],
      giftCertificateItems: [],
      couponItems: [],
      shipments: [],
      shippingItems: [],
      orderPriceAdjustments: [],
      paymentInstruments: [],
      customerInfo: {},
    },
    { mapper, couponLimit },
  )

/** Wire amounts are in dollars; the shop uses minor units. */
const moneyIn =
  ({ site: { currency } }: ContentMapper): Amounts =>
  (dollars) => ({ minorUnits: Math.round(dollars * 100), currency })

const sumOf = (items: readonly WireProductItem[]) =>
  items.reduce((sum, item) => sum + amountsOf(item).total, 0)

interface LineSources {
  mapper: ContentMapper
  money: Amounts
  judged: ReturnType<typeof judgeLine>
  tray: Tray | null
}

const LineIds = v.object({ id: LineId, productId: ProductId })

/** Null for a line with an invalid id, which no request could refer to. */
function lineOf(
  item: WireProductItem,
  { mapper, money, judged, tray }: LineSources,
): BagLine | null {
  const ids = v.safeParse(LineIds, { id: item.itemId, productId: item.productId })
  if (!ids.success) return null
  const { unitPrice, price, total, adjustments } = amountsOf(item)
  const full = plainText(item.productName) ?? plainText(item.itemText) ?? item.productId
  const name = plainText(item.c_itemName) ?? full
  return {
    ...ids.output,
    ...quantitiesOf(item),
    ...judged,
    name,
    path: productPath(full, item.productId),
    picture: mapper.picture(item.c_imageURL ?? undefined, ''),
    attributes: attributesOf(item, name),
    unitPrice: money(unitPrice),
    ...discountUnitPrice(item, { price, total }, money),
    price: money(price),
    total: money(total),
    was: formerOf(item, { price, total }, money),
    reductions: reductionsOf(adjustments, { money, mapper }),
    approaching: plainText(item.c_approachingDiscountCallout?.calloutMsg),
    tray,
    priceWhenAdded: priceWhenAdded(item, unitPrice, money),
    giftCard: giftOfLine(item),
    isBonus: item.bonusProductLineItem || item.c_isBonusLineItem === true,
    isChosen: Boolean(item.bonusDiscountLineItemId),
    autoRefreshMonths: monthsOf(item),
  }
}

/** Null for an invalid id, which no request could refer to. */
function giftCertificateOf(
  item: WireGiftCertificateItem,
  { mapper, money }: { mapper: ContentMapper; money: Amounts },
): GiftCertificate | null {
  const id = v.safeParse(LineId, item.giftCertificateItemId)
  if (!id.success) return null
  return {
    id: id.output,
    name: plainText(item.c_lineItemText),
    picture: mapper.picture(item.c_productImage ?? undefined, ''),
    amount: money(item.amount),
    ...giftDetailsOf(item),
  }
}

const quantitiesOf = (item: WireProductItem) => ({
  quantity: item.quantity,
  minQuantity: item.c_minOrderQuantity ?? 1,
  stepQuantity: item.c_stepQuantity ?? 1,
})

/** The selected variation and options. */
const attributesOf = (item: WireProductItem, name: string): BagLine['attributes'] => [
  ...variationOf(item, name),
  ...namedBy(item.optionItems.map(({ itemText }) => itemText)),
]

/** The selected variation values, or else size and form, unless the name says the form. */
function variationOf(item: WireProductItem, lineName: string): BagLine['attributes'] {
  const chosen = (item.c_variationAttributes ?? []).map(({ name, value }) => ({
    name: plainText(name),
    value: unbroken(plainText(value) ?? value),
  }))
  return chosen.length > 0
    ? chosen
    : namedBy([formBeside(lineName, plainText(item.productForm)), item.c_itemSize])
}

const namedBy = (texts: readonly (string | null | undefined)[]): BagLine['attributes'] =>
  texts.flatMap((text) => {
    const value = plainText(text)
    return value === null ? [] : [{ name: null, value: unbroken(value) }]
  })

/** Keeps numbers and units together: `227 g / 8 oz` may only break at the slash. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=liq\.)|(?<=fl\.?) (?=oz)/gu, '\u00A0')
