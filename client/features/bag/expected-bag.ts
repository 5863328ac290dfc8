import type {
  AddCoupon,
  AddToBag,
  Bag,
  BagLine,
  RemoveCoupon,
  RemoveGiftCertificate,
  UpdateLine,
} from '#shared/bag/bag.ts'
import type { AddGiftCard } from '#shared/gift-cards/gift-card.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { countsByFulfillment } from '#shared/bag/counts-by-fulfillment.ts'

/** A mutation of the bag that the service has not confirmed yet. */
export type BagMutation =
  | ({ kind: 'addToBag' } & AddToBag)
  | ({ kind: 'addGiftCard' } & AddGiftCard)
  | ({ kind: 'updateLine' } & UpdateLine)
  | ({ kind: 'removeGiftCertificate' } & RemoveGiftCertificate)
  | ({ kind: 'addCoupon' } & AddCoupon)
  | ({ kind: 'removeCoupon' } & RemoveCoupon)

/**
 * The bag as it will be after all pending mutations: its lines and quantities. Amounts stay as last
 * reported, because only the service calculates promotions and taxes.
 */
export const expectedBag = (bag: Bag, pending: readonly BagMutation[]): Bag =>
  pending.reduce(applyMutation, bag)

function applyMutation(bag: Bag, mutation: BagMutation): Bag {
  switch (mutation.kind) {
    case 'addToBag':
      return applyAdd(bag, mutation)
    case 'addGiftCard':
      return { ...bag, count: bag.count + 1 }
    case 'updateLine':
      return withLines(
        bag,
        bag.lines
          .map((line) => (line.id === mutation.lineId ? changedLine(line, mutation) : line))
          .filter(({ quantity }) => quantity > 0)
          // Gifts leave with the last product of the shopper's own.
          .filter((_line, _index, left) => left.some(({ isBonus }) => !isBonus)),
      )
    case 'removeGiftCertificate':
      return withoutGiftCertificate(bag, mutation)
    case 'removeCoupon':
      return { ...bag, coupons: bag.coupons.filter(({ id }) => id !== mutation.couponId) }
    case 'addCoupon':
      // Only the service knows whether a code is valid and what it does.
      return bag
  }
}

const changedLine = (line: BagLine, { quantity, refreshMonths }: UpdateLine): BagLine => ({
  ...line,
  quantity,
  autoRefreshMonths: refreshMonths === undefined ? line.autoRefreshMonths : refreshMonths,
})

function applyAdd(
  bag: Bag,
  { productId, quantity, fulfillment = 'shipping', refreshMonths }: AddToBag,
): Bag {
  const known = bag.lines.find(
    (line) =>
      line.productId === productId &&
      !line.isBonus &&
      line.fulfillment === fulfillment &&
      line.autoRefreshMonths === (refreshMonths ?? null),
  )
  if (!known) return { ...bag, count: bag.count + quantity }
  const more = { ...known, quantity: known.quantity + quantity }
  return withLines(
    bag,
    bag.lines.map((line) => (line === known ? more : line)),
  )
}

function withLines(bag: Bag, lines: BagLine[]): Bag {
  const difference = itemCount(lines) - itemCount(bag.lines)
  return { ...bag, lines, count: bag.count + difference, ...countsByFulfillment(lines) }
}

function withoutGiftCertificate(bag: Bag, { giftCertificateId }: RemoveGiftCertificate): Bag {
  const giftCertificates = bag.giftCertificates.filter(({ id }) => id !== giftCertificateId)
  const removed = bag.giftCertificates.length - giftCertificates.length
  return { ...bag, giftCertificates, count: bag.count - removed }
}

const itemCount = (lines: readonly BagLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The line with the shopper's own choice of a product, not a bonus line of the same product. */
export const findLine = ({ lines }: Bag, productId: string, fulfillment?: Fulfillment) =>
  lines.find(
    (line) =>
      line.productId === productId &&
      !line.isBonus &&
      (fulfillment === undefined || line.fulfillment === fulfillment),
  )
