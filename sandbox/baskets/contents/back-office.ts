import type { TaxItem } from '../../pricing/model.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'
import type { BasketDocument, Draft } from './model.ts'

/** Sets the taxes of the given items; other items keep theirs.
 * @throws ProblemError if the service calculates taxes itself */
export function setExternalTaxes(
  { basket }: Draft,
  { taxes }: { taxes: Record<string, { taxItems: TaxItem[] }> },
) {
  const known = requireExternalTaxes(basket)
  const ids = taxableIds(basket)
  const strange = Object.keys(taxes).find((id) => !ids.has(id))
  if (strange !== undefined) {
    throw badRequest(`There is no line item with ID '${strange}' in the basket.`, {
      itemId: strange,
    })
  }
  const given = Object.entries(taxes).map(([id, { taxItems }]) => [id, taxItems] as const)
  basket.externalTaxes = { ...known, ...Object.fromEntries(given) }
}

const taxableIds = ({ lines, shipments, giftCertificates }: BasketDocument) =>
  new Set([
    ...lines.flatMap(({ itemId, options }) => [itemId, ...options.map((own) => own.itemId)]),
    ...shipments.map(({ shippingItemId }) => shippingItemId),
    ...giftCertificates.map(({ giftCertificateItemId }) => giftCertificateItemId),
  ])

/** The external taxes of items that are in the basket. */
export function currentExternalTaxes(basket: BasketDocument): BasketDocument['externalTaxes'] {
  if (basket.externalTaxes === null) return null
  const ids = taxableIds(basket)
  return Object.fromEntries(Object.entries(basket.externalTaxes).filter(([id]) => ids.has(id)))
}

/** @throws ProblemError if the service calculates taxes itself */
export function requireExternalTaxes({ externalTaxes }: BasketDocument) {
  if (externalTaxes) return externalTaxes
  throw new ProblemError({
    status: 409,
    type: 'invalid-tax-mode',
    title: 'Invalid Tax Mode',
    detail: "The tax mode is 'internal': taxes cannot be set.",
  })
}

/** Sets the price books of the basket.
 * @throws ProblemError for a book that the site does not have */
export function setPriceBooks({ basket, caller }: Draft, { ids }: { ids: string[] }) {
  const { listPriceBook, salePriceBook } = caller.site
  const strange = ids.find((id) => id !== listPriceBook && id !== salePriceBook)
  if (strange !== undefined) {
    throw new ProblemError({
      status: 404,
      type: 'price-book-not-found',
      title: 'Price Book Not Found',
      detail: `No price book with ID '${strange}' could be found.`,
      members: { priceBookId: strange },
    })
  }
  basket.priceBooks = ids.length === 0 ? null : ids
}

/** A changed basket makes external taxes wrong, so they have to be set again. */
export function dropExternalTaxes({ basket }: Draft) {
  if (basket.externalTaxes) basket.externalTaxes = {}
}
