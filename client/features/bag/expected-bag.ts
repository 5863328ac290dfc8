import type {
  AddCoupon,
  AddItem,
  Bag,
  BagLine,
  RemoveCoupon,
  UpdateItem,
} from '#shared/contract/bag.ts'

/** A mutation of the bag that the service has not confirmed yet. */
export type BagDeed =
  | ({ kind: 'add' } & AddItem)
  | ({ kind: 'update' } & UpdateItem)
  | ({ kind: 'add-coupon' } & AddCoupon)
  | ({ kind: 'remove-coupon' } & RemoveCoupon)

/**
 * The bag as it will be after all pending mutations: its lines and quantities. Amounts stay as last
 * reported, because only the service calculates promotions and taxes.
 */
export const expectedBag = (bag: Bag, pending: readonly BagDeed[]): Bag =>
  pending.reduce(afterDeed, bag)

function afterDeed(bag: Bag, deed: BagDeed): Bag {
  switch (deed.kind) {
    case 'add':
      return afterAdd(bag, deed)
    case 'update':
      return withLines(
        bag,
        bag.lines
          .map((line) => (line.id === deed.lineId ? { ...line, quantity: deed.quantity } : line))
          .filter(({ quantity }) => quantity > 0),
      )
    case 'remove-coupon':
      return { ...bag, coupons: bag.coupons.filter(({ id }) => id !== deed.couponId) }
    case 'add-coupon':
      // Only the service knows whether a code is valid and what it does.
      return bag
  }
}

function afterAdd(bag: Bag, { productId, quantity }: AddItem): Bag {
  const known = lineOf(bag, productId)
  if (!known) return { ...bag, count: bag.count + quantity }
  const more = { ...known, quantity: known.quantity + quantity }
  return withLines(
    bag,
    bag.lines.map((line) => (line === known ? more : line)),
  )
}

function withLines(bag: Bag, lines: BagLine[]): Bag {
  const difference = piecesIn(lines) - piecesIn(bag.lines)
  return { ...bag, lines, count: bag.count + difference }
}

const piecesIn = (lines: readonly BagLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The line with the shopper's own choice of a product, not a bonus line of the same product. */
export const lineOf = ({ lines }: Bag, productId: string) =>
  lines.find((line) => line.productId === productId && !line.isBonus)
