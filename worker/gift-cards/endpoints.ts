import type { giftCardEndpoints } from '#shared/gift-cards/endpoints.ts'

import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { giftCardActions } from './actions.ts'

const { addGiftCard } = giftCardActions

export const giftCardHandlers = { addGiftCard } satisfies Handlers<Edge, typeof giftCardEndpoints>
