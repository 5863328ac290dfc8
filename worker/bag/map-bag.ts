import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { LineId, type Bag, type BagLine, type GiftCertificate, type Tray } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'
import { countsByFulfillment } from '#shared/bag/counts-by-fulfillment.ts'
import { productPath } from '#shared/product/slug.ts'

import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import { NO_PRODUCTS, type LineProducts } from '../product/line-products.ts'
import type { WireCart, WireGiftCertificateItem, WireProductItem } from './wire-basket.ts'
import {
  addedTaxesOf,
  type Amounts,
  amountsOf,
  areTaxesIncluded,
  discountUnitPrice,
  formerOf,
  priceWhenAdded,
  reductionsOf,
  shippingOf,
  taxesOf,
} from './amounts.ts'
import { giftDetailsOf, giftOfLine, writtenText } from './gift-details.ts'
import { attributesOf } from './line-attributes.ts'
import { judgeLine, NO_FACTS, type LineFacts } from './judge-line.ts'
import { monthsOf } from './add-item.ts'
import { parcelOf, storeIdOf } from './shipments.ts'
import { bonusChoicesOf } from './bonus-choices.ts'
import { pictureIn, type PictureOf } from './picture-of.ts'
import { trayOf } from './tray.ts'

interface BagSources {
  mapper: ContentMapper
  /** Preference `couponNumberLimit`. */
  couponLimit: number
  /** The data by which lines are judged. Lines of an order are not judged again. */
  facts?: LineFacts
  /** Where lines are picked up, or else could be. */
  pickupStore?: Bag['pickupStore']
  /** What lines lack. */
  products?: LineProducts
}

/** Maps a basket or an order to the bag that the shop shows. */
export function mapBag(
  wire: WireCart,
  { mapper, couponLimit, facts = NO_FACTS, pickupStore = null, products = NO_PRODUCTS }: BagSources,
): Bag {
  const money = moneyIn(mapper)
  const judge = (item: WireProductItem) =>
    judgeLine(item, storeIdOf(item, wire) === null ? 'shipping' : 'pickup', facts)
  const pictureOf = pictureIn(mapper, products)
  const lines = wire.productItems.flatMap(
    (item) =>
      lineOf(item, {
        money,
        mapper,
        judged: judge(item),
        tray: trayOf(item, wire, pictureOf),
        picture: pictureOf(item),
        chosen: products.get(item.productId)?.attributes ?? [],
      }) ?? [],
  )
  const giftCertificates = giftCertificatesIn(wire, { mapper, money })
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
      wire.orderTotal ??
        reduced + gifts + (wire.shippingTotal ?? 0) + addedTaxesOf(wire, mapper.site),
    ),
    isEstimate: typeof wire.orderTotal !== 'number',
    ...extrasOf(wire, mapper, pictureOf),
    coupons: wire.couponItems.flatMap(couponOf),
    couponLimit,
    approaching: (wire.c_approachingDiscounts ?? []).flatMap(
      ({ calloutMsg }) => plainText(calloutMsg) ?? [],
    ),
  }
}

/** Rare parts of a bag: gifts to choose, a gift message, and taxes that are not added. */
function extrasOf(
  wire: WireCart,
  { site }: Pick<ContentMapper, 'site'>,
  pictureOf: PictureOf,
): Pick<Bag, 'bonusChoices' | 'giftMessage' | 'taxesIncluded'> {
  const bonusChoices = bonusChoicesOf(wire, pictureOf)
  const giftMessage = writtenText(parcelOf(wire)?.giftMessage)
  return {
    ...(bonusChoices.length > 0 && { bonusChoices }),
    ...(giftMessage !== null && { giftMessage }),
    ...(areTaxesIncluded(wire, site) && { taxesIncluded: true }),
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

/** Wire amounts are in units of the currency; the shop uses hundredths. */
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
  picture: BagLine['picture']
  /** The chosen values of the product, for a line that does not name them. */
  chosen: BagLine['attributes']
}

const LineIds = v.object({ id: LineId, productId: ProductId })

/** Null for a line with an invalid id, which no request could refer to. */
function lineOf(
  item: WireProductItem,
  { mapper, money, judged, tray, picture, chosen }: LineSources,
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
    picture,
    attributes: attributesOf(item, name, chosen),
    unitPrice: money(unitPrice),
    ...discountUnitPrice(item, { price, total }, money),
    price: money(price),
    total: money(total),
    was: formerOf(item, { price, total }, money),
    reductions: reductionsOf(adjustments, { money, mapper }),
    approaching: plainText(item.c_approachingDiscountCallout?.calloutMsg),
    tray,
    priceWhenAdded: priceWhenAdded(item, unitPrice, money),
    giftCard: features.giftCards ? giftOfLine(item) : null,
    isBonus: item.bonusProductLineItem || item.c_isBonusLineItem === true,
    isChosen: Boolean(item.bonusDiscountLineItemId),
    autoRefreshMonths: features.autoRefresh ? monthsOf(item) : null,
  }
}

function giftCertificatesIn(
  { giftCertificateItems }: Pick<WireCart, 'giftCertificateItems'>,
  context: Parameters<typeof giftCertificateOf>[1],
) {
  if (!features.giftCards) return []
  return giftCertificateItems.flatMap((item) => giftCertificateOf(item, context) ?? [])
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
