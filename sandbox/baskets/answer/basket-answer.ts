import type { Language } from '../../sites.ts'
import { instrumentAnswer } from './instrument-answer.ts'
import { amountsOrNull } from './known-amounts.ts'
import { groupedTaxItems, sharedAnswer, totalsOf } from './shared-answer.ts'
import type { BasketView } from './view.ts'

interface Telling {
  now: number
  version: 'v1' | 'v2'
  /** The shop would not add what was just asked for. */
  isRefused: boolean
}

const notAddedError: Record<Language, string> = {
  en: "Sorry! We can't add the item(s) to your bag due to low stock, the store not taking pickup orders or exceeding the max quantity of an item.",
  fr: 'Désolé! Impossible d’ajouter ces articles à votre panier\u00a0: les stocks sont bas, le magasin n’accepte pas de commandes à ramasser ou la quantité maximale d’un article est dépassée.',
}

/** The wire's Basket. */
export function basketAnswer(view: BasketView, { now, version, isRefused }: Telling) {
  const { basket } = view
  return {
    basketId: basket.basketId,
    agentBasket: false,
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.lastModified).toISOString(),
    ...sharedAnswer(view),
    ...(basket.paymentInstruments.length > 0 && {
      paymentInstruments: basket.paymentInstruments.map((each) => instrumentAnswer(each, now)),
    }),
    ...amountsOrNull(totalsOf(view)),
    ...(version === 'v2' && {
      temporaryBasket: false,
      taxRoundedAtGroup: false,
      groupedTaxItems: groupedTaxItems(view),
    }),
    ...(isRefused && { c_notAddedError: notAddedError[view.language] }),
  }
}
