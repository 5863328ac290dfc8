import type { Language } from '../../sites.ts'
import { approachingDiscounts } from './approaching-discounts.ts'
import { instrumentResponse } from './instrument-response.ts'
import { amountsOrNull } from './known-amounts.ts'
import { groupedTaxItems, sharedResponse, totalsOf } from './shared-response.ts'
import type { BasketView } from './view.ts'

interface Telling {
  version: 'v1' | 'v2'
  /** The requested items were rejected, and nothing was added. */
  isRejected: boolean
  expand: ReadonlySet<string>
}

const notAddedError: Record<Language, string> = {
  en: "Sorry! We can't add the item(s) to your bag due to low stock, the store not taking pickup orders or exceeding the max quantity of an item.",
  fr: 'Désolé! Impossible d’ajouter ces articles à votre sac\u00a0: les stocks sont bas, le magasin n’accepte pas de commandes à ramasser ou la quantité maximale d’un article est dépassée.',
}

/** The API's `Basket`. */
export function basketBody(view: BasketView, { version, isRejected, expand }: Telling) {
  const { basket, now } = view
  const hasReferences = expand.has('payment_references')
  return {
    basketId: basket.basketId,
    agentBasket: basket.isAgent,
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.lastModified).toISOString(),
    ...sharedResponse(view),
    ...(basket.paymentInstruments.length > 0 && {
      paymentInstruments: basket.paymentInstruments
        .map((each) => (hasReferences ? each : { ...each, paymentReference: null }))
        .map((each) => instrumentResponse(each, now)),
    }),
    ...amountsOrNull(totalsOf(view)),
    ...(version === 'v2' && {
      temporaryBasket: basket.isTemporary,
      taxRoundedAtGroup: false,
      groupedTaxItems: groupedTaxItems(view),
      ...(expand.has('approaching_discounts') && {
        approachingDiscounts: approachingDiscounts(view),
      }),
    }),
    ...(isRejected && { c_notAddedError: notAddedError[view.language] }),
  }
}
