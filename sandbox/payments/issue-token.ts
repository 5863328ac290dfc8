import { beginAuthentication } from './authentications.ts'
import { cardBrands, createCardRules, type CardErrors, type TypedCard } from './card-rules.ts'
import { authenticatedCards, testCards } from './test-cards.ts'
import { storeCard, currentMonth } from './tokens.ts'

const rules = createCardRules(cardBrands())

/**
 * A token for the card, the card's problems, or the id of the bank's authentication to complete
 * first.
 */
export type TokenResult = { token: string } | { problems: CardErrors } | { authentication: string }

/** Issues a token for a card. Only the last digits of the number are stored. */
export async function issueToken(
  db: D1Database,
  typed: TypedCard,
  now: number,
): Promise<TokenResult> {
  const digits = rules.keepDigits(typed.number)
  const outcome = testCards[digits] ?? authenticatedCards[digits]
  const problems: CardErrors = {
    ...(outcome === undefined && { number: 'not-a-test-card' }),
    ...rules.findErrors(typed, currentMonth(now)),
  }
  const [brand, month] = [rules.findBrand(digits), rules.readMonth(typed.expiry)]
  if (Object.keys(problems).length > 0 || !outcome || !brand || !month) return { problems }

  const card = {
    brand: brand.name,
    holder: typed.holder.trim(),
    lastDigits: digits.slice(-4),
    expirationMonth: month.month,
    expirationYear: month.year,
    outcome,
  }
  return digits in authenticatedCards
    ? { authentication: await beginAuthentication(db, card, now) }
    : storeCard(db, card, now)
}
