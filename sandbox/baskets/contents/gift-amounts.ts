import { readPreferences } from '../../content/read-content.ts'
import { badRequest } from '../../platform/problems.ts'
import type { BasketDocument, BasketLine, Draft } from './model.ts'
import type { ProductData } from '../../products/read-products.ts'

/** The values of gift cards, in dollars. */
export const GIFT_AMOUNTS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 225, 250,
]

const DEFAULT_CARD_LIMIT = 5

/** A gift card value in minor units.
 * @throws ProblemError for an amount that is not offered */
export function giftAmount(amount: unknown, parameter: string): number {
  const dollars = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount
  if (typeof dollars === 'number' && GIFT_AMOUNTS.includes(dollars)) return dollars * 100
  throw badRequest('Gift cards are not made for this amount.', {
    parameter,
    expected: GIFT_AMOUNTS.join('|'),
  })
}

/** @throws ProblemError if the basket holds more gift cards and certificates than allowed. */
export async function requireCardLimit(draft: Pick<Draft, 'db' | 'caller'>, held: number) {
  if (held === 0) return
  const limit = await cardLimit(draft)
  if (held <= limit) return
  throw badRequest(`No more than ${limit} gift cards can be bought at once.`, {
    MaxCardLimit: limit,
  })
}

/** How many gift cards and certificates a basket may hold. */
export const cardLimit = (draft: Pick<Draft, 'db' | 'caller'>): Promise<number> =>
  numberPreference(draft, 'MaxCardLimit', DEFAULT_CARD_LIMIT)

export const isGiftCard = (
  { productId }: Pick<BasketLine, 'productId'>,
  { documents }: Pick<ProductData, 'documents'>,
): boolean => documents.get(productId)?.custom.c_isGiftCard === true

/** Gift cards and certificates together. */
export function cardsIn(
  { lines, giftCertificates }: Pick<BasketDocument, 'lines' | 'giftCertificates'>,
  facts: Pick<ProductData, 'documents'>,
): number {
  const cards = lines.filter((line) => isGiftCard(line, facts))
  return giftCertificates.length + cards.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A number from the site's preferences, or `usual` if it is not set. */
export async function numberPreference(
  { db, caller }: Pick<Draft, 'db' | 'caller'>,
  key: string,
  usual: number,
) {
  const [preference] = await readPreferences(db, [key], caller.site.id)
  return typeof preference?.value === 'number' ? preference.value : usual
}
