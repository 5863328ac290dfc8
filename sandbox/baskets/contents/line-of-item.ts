import { type CustomFields, mergedCustom } from '../../platform/custom-fields.ts'
import { hexId } from '../../platform/hex.ts'
import { badRequest } from '../../platform/problems.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { ProductDocument } from '../../products/document.ts'
import { shipmentNotFound } from './basket-problems.ts'
import { requireChoice } from './bonus-choices.ts'
import { giftAmount } from './gift-amounts.ts'
import type { ItemToAdd, ItemUpdate } from './item-body.ts'
import { MAX_QUANTITY } from './line-facts.ts'
import { type BasketLine, DEFAULT_SHIPMENT, type Draft } from './model.ts'
import { chosenOptions, isSameChoice } from './options.ts'
import { pickupShipment, storeInFields, withoutStore } from './pickup.ts'
import { refreshFields } from './auto-refresh.ts'

const AMOUNT = 'c_giftCardAmount'

interface Adding {
  draft: Draft
  facts: ProductData
  /** Item ids of lines that have to be checked. */
  touched: Set<string>
  lines: BasketLine[]
}

/** Adds an item to the lines: raises the quantity of an existing line or adds a new one. A product with
 * options always gets a new line, unless the item sets a quantity.
 * @throws ProblemError */
export function withItem(
  { draft, facts, touched, lines }: Adding,
  item: ItemWithListReference,
): BasketLine[] {
  const { productId } = item
  const product = facts.documents.get(productId)
  const options = chosenOptions(product, item)
  const shipmentId = shipmentFor(draft, item)
  const isCard = product?.custom.c_isGiftCard === true
  const choiceId = item.bonusDiscountLineItemId
  const isNewChoice = options.length > 0 && !setsQuantity(item)
  const isOwnLine = isCard || choiceId !== undefined || isNewChoice
  const isFetched = isPickup(draft, shipmentId)
  const placing = { shipmentId, options, isFetched, product }
  const same = isOwnLine ? undefined : findMatchingLine(lines, item, placing)
  if (same) {
    touched.add(same.itemId)
    const more = lineWithMore(same, item)
    return lines.map((line) => (line === same ? more : line))
  }
  const { c_set_qty: _ofLine, ...fields } = withoutStore(item.custom)
  const line: BasketLine = {
    itemId: hexId(),
    productId,
    shipmentId,
    giftCardAmount: isCard ? cardAmount(fields[AMOUNT]) : null,
    bonus: choiceId === undefined ? null : requireChoice({ draft, facts, lines }, item, choiceId),
    options,
    ...getWishes(item),
    seenPrice: 0,
    custom: mergedCustom({}, fields),
  }
  touched.add(line.itemId)
  return [...lines, line]
}

/** A line with the added or new quantity. */
function lineWithMore(line: BasketLine, item: ItemToAdd): BasketLine {
  const { c_set_qty: _ofLine, ...fields } = withoutStore(item.custom)
  const before = setsQuantity(item) ? 0 : line.quantity
  const quantity = before + item.quantity
  if (quantity > MAX_QUANTITY) throw tooMany()
  return { ...line, quantity, custom: mergedCustom(line.custom, fields) }
}

const getWishes = ({
  quantity,
  gift = false,
  giftMessage,
  inventoryId,
  listReference,
}: ItemWithListReference) => ({
  quantity,
  gift,
  ...(giftMessage !== undefined && { giftMessage }),
  ...(inventoryId !== undefined && { inventoryId }),
  ...(listReference && { listReference }),
})

/** Null for the lowest value. */
const cardAmount = (given: unknown) =>
  given === undefined || given === null ? null : giftAmount(given, AMOUNT)

/** The shipment of a new item: its store's pickup, the one it names, or the default. */
function shipmentFor(draft: Draft, { shipmentId, custom }: ItemToAdd): string {
  const store = storeInFields(custom, draft)
  if (store) return pickupShipment(draft, store).shipmentId
  const wanted = shipmentId ?? DEFAULT_SHIPMENT
  if (!hasShipment(draft, wanted)) throw shipmentNotFound(wanted)
  return wanted
}

/** Applies an update to a line.
 * @throws ProblemError */
export function updatedLine(
  { draft, facts }: Pick<Adding, 'draft' | 'facts'>,
  line: BasketLine,
  update: ItemUpdate,
): BasketLine {
  const { productId = line.productId, quantity, gift, giftMessage, inventoryId, custom } = update
  const fields = withoutStore(custom)
  const product = facts.documents.get(productId)
  const isCard = product?.custom.c_isGiftCard === true
  return {
    ...line,
    productId,
    options: chosenOptions(product, update, line.options),
    shipmentId: shipmentAfter(draft, line, update),
    ...(quantity !== undefined && { quantity }),
    ...(gift !== undefined && { gift }),
    ...(giftMessage !== undefined && { giftMessage }),
    ...(inventoryId !== undefined && { inventoryId }),
    giftCardAmount: isCard ? amountAfter(line, fields) : null,
    custom: mergedCustom(isCard ? line.custom : withoutAmount(line.custom), fields),
  }
}

function amountAfter({ giftCardAmount }: BasketLine, fields: CustomFields) {
  const given = fields[AMOUNT]
  return given === undefined ? giftCardAmount : cardAmount(given)
}

function withoutAmount(custom: CustomFields): CustomFields {
  const { [AMOUNT]: _amount, ...others } = custom
  return others
}

function shipmentAfter(draft: Draft, line: BasketLine, { shipmentId, custom }: ItemUpdate) {
  const store = storeInFields(custom, draft)
  if (store) return pickupShipment(draft, store).shipmentId
  if (shipmentId !== undefined && !hasShipment(draft, shipmentId)) {
    throw badRequest(`The shipment '${shipmentId}' is not in the basket.`, { shipmentId })
  }
  if (shipmentId !== undefined) return shipmentId
  return store === null && isPickup(draft, line.shipmentId) ? DEFAULT_SHIPMENT : line.shipmentId
}

const isPickup = ({ basket }: Draft, shipmentId: string) =>
  basket.shipments.some((each) => each.shipmentId === shipmentId && each.fromStoreId !== null)

const hasShipment = ({ basket }: Draft, shipmentId: string) =>
  basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)

const tooMany = () =>
  badRequest('The quantity is not allowed.', {
    parameter: 'quantity',
    expected: `(1..${MAX_QUANTITY})`,
  })

/** An item to add, with its wish list item if it has one. */
type ItemWithListReference = ItemToAdd & Pick<BasketLine, 'listReference'>

interface Placing extends Pick<BasketLine, 'shipmentId' | 'options'> {
  /** Picked up: its units come from the store, whatever inventory it names. */
  isFetched: boolean
  product: ProductDocument | undefined
}

/** The existing line for an item: one with the same choices. An item that sets a quantity may have another
 * auto-refresh frequency. */
function findMatchingLine(
  lines: BasketLine[],
  item: ItemWithListReference,
  { shipmentId, options, isFetched, product }: Placing,
): BasketLine | undefined {
  const listTraits = (each: ItemWithListReference | BasketLine) =>
    JSON.stringify([
      each.productId,
      each.listReference?.id,
      each.gift ?? false,
      each.giftMessage,
      isFetched ? undefined : each.inventoryId,
    ])
  const isSentAgain = product?.custom.c_autoRefresh === true && !isFetched
  const readRefresh = ({ custom }: ItemWithListReference | BasketLine) =>
    JSON.stringify(refreshFields(custom, isSentAgain))
  const [traits, refresh] = [listTraits(item), readRefresh(item)]
  const alike = lines.filter(
    (line) =>
      line.bonus === null &&
      line.shipmentId === shipmentId &&
      isSameChoice(line.options, options) &&
      listTraits(line) === traits,
  )
  const same = alike.find((line) => readRefresh(line) === refresh)
  return same ?? (setsQuantity(item) ? alike[0] : undefined)
}

/** Whether the quantity replaces the line's quantity instead of adding to it. */
const setsQuantity = ({ custom }: ItemToAdd) =>
  custom['c_set_qty'] === true || custom['c_set_qty'] === 'true'
