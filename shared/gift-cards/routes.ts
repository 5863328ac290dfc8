import { publicPage, route } from '../http/define-route.ts'

export const giftCardRoutes = { giftCardBalance: route('/giftcards/balance', publicPage) }
