import * as ofShop from '#shop/slots.ts'

import type { Slots } from './places.ts'

/** The build leaves out `headerEnd && …` if the shop does not fill the place (`scripts/build/slots-plugin.ts`). */
export const headerEnd = (ofShop as Slots).headerEnd
export const footerStart = (ofShop as Slots).footerStart
export const pageEnd = (ofShop as Slots).pageEnd
export const belowPrice = (ofShop as Slots).belowPrice
export const afterBuyBox = (ofShop as Slots).afterBuyBox
export const productDetails = (ofShop as Slots).productDetails
export const productStory = (ofShop as Slots).productStory
export const productIdle = (ofShop as Slots).productIdle
export const tileEnd = (ofShop as Slots).tileEnd
export const bagAfterTotals = (ofShop as Slots).bagAfterTotals
export const checkoutBeforePayment = (ofShop as Slots).checkoutBeforePayment
export const confirmation = (ofShop as Slots).confirmation
