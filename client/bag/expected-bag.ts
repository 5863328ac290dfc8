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

/** The mutations of the bag by name, with their input. */
export interface MutationInputs {
  addToBag: AddToBag
  addGiftCard: AddGiftCard
  updateLine: UpdateLine
  removeGiftCertificate: RemoveGiftCertificate
  addCoupon: AddCoupon
  removeCoupon: RemoveCoupon
}

export type MutationName = keyof MutationInputs

export type MutationNamed<Name extends MutationName> = { kind: Name } & MutationInputs[Name]

/** A mutation of the bag that the service has not confirmed yet. */
export type BagMutation = { [Name in MutationName]: MutationNamed<Name> }[MutationName]

/** The lines, quantities and codes that each mutation is expected to leave. */
const expectations: {
  [Name in MutationName]: (bag: Bag, input: MutationInputs[Name]) => Bag
} = {
  addToBag: withAdded,
  addGiftCard: (bag) => ({ ...bag, count: bag.count + 1 }),
  updateLine: withUpdatedLine,
  removeGiftCertificate: withoutGiftCertificate,
  // Only the service knows whether a code is valid and what it does.
  addCoupon: (bag) => bag,
  removeCoupon: (bag, { couponId }) => ({
    ...bag,
    coupons: bag.coupons.filter(({ id }) => id !== couponId),
  }),
}

const applyMutation = <Name extends MutationName>(bag: Bag, mutation: MutationNamed<Name>) =>
  expectations[mutation.kind](bag, mutation)

/**
 * The bag as it will be after all pending mutations: its lines and quantities. Amounts stay as last
 * reported, because only the service calculates promotions and taxes.
 */
export const expectedBag = (bag: Bag, pending: readonly BagMutation[]): Bag =>
  pending.reduce<Bag>((expected, mutation) => applyMutation(expected, mutation), bag)

function withUpdatedLine(bag: Bag, { lineId, quantity, refreshMonths }: UpdateLine): Bag {
  const updated = bag.lines.map((line) =>
    line.id === lineId
      ? {
          ...line,
          quantity,
          autoRefreshMonths: refreshMonths === undefined ? line.autoRefreshMonths : refreshMonths,
        }
      : line,
  )
  const left = updated.filter((line) => line.quantity > 0)
  // Bonus lines leave with the last product that the shopper chose.
  return withLines(bag, left.some(({ isBonus }) => !isBonus) ? left : [])
}

function withAdded(
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
