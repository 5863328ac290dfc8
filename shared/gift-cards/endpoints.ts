import type { Bag } from '../bag/bag.ts'
import { endpoint } from '../http/endpoint.ts'
import type { AddGiftCard } from './gift-card.ts'

export const giftCardEndpoints = {
  /** @throws {ProblemError} `invalid-input` with `fields`, `gift-card-limit`, `not-added` */
  addGiftCard: endpoint<AddGiftCard, Bag>()('POST', '/bag/gift-cards'),
}
