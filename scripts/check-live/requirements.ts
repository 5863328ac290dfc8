import {
  DEFAULT_SORTING,
  NEWEST_SORTING,
  POPULAR_SORTING,
  REFINEMENTS,
} from '#shared/listing/page-parameters.ts'
import type { WireCustomer } from '#worker/commerce/customers.ts'
import type { families } from '#worker/families.ts'
import type { WireProduct } from '#worker/commerce/products.ts'
import type { WireBasket, WireProductItem } from '#worker/commerce/wire-basket.ts'

/** What the shop needs of an instance, and what it does without it. `check-instance.ts` looks for each. */

/** The shop does not work without these. `sfcc.shopper-standard` includes those that are not marked. */
export const SCOPES = {
  'sfcc.shopper-products': 'there are no product pages',
  'sfcc.shopper-categories': 'there are no category pages and no menu',
  'sfcc.shopper-product-search': 'grids and search find nothing',
  'sfcc.shopper-promotions': 'callouts have no details',
  'sfcc.shopper-stores': 'no stores are found',
  'sfcc.shopper-seo': 'URL mappings are not found',
  'sfcc.shopper-baskets-orders.rw': 'nothing can be bought',
  c_storefront: 'slots and promotion ranks cannot be read',
} as const

/** The bundle that includes most scopes for shoppers, and those that it does not include. */
export const STANDARD_SCOPE = 'sfcc.shopper-standard'
export const BEYOND_STANDARD: readonly string[] = ['sfcc.shopper-seo', 'c_storefront']

type Families = typeof families
type FamilyName = keyof Families

export type CustomApi = {
  [Name in FamilyName]: Families[Name] extends { base: `/custom/${string}`; credentials: string }
    ? Name
    : never
}[FamilyName]

export const CUSTOM_APIS: Readonly<Record<CustomApi, string>> = {
  slots: 'home and landing pages are unavailable',
  content: 'footer, badges and content pages are empty',
  contentSearch: 'no banner belongs to a search phrase',
  preferences: 'the defaults of all preferences apply',
  redirects: 'nobody is asked to change sites',
  ranks: 'tiles show the first callout of their products',
  productAvailability: 'the bag does not say what a store has',
  shippingEstimates: 'product pages do not say when an order arrives',
  subscriptions: 'nobody can subscribe to the newsletter',
}

type CustomIn<Fields> = Extract<keyof Fields, `c_${string}`>

const NO_NOTES = 'product pages do not draw the fragrance'
const NO_SCENT = 'product pages do not tell about their scent'

export const PRODUCT_ATTRIBUTES: Readonly<Record<CustomIn<WireProduct>, string>> = {
  c_listPrice: 'former prices come from the list price book',
  c_productName: 'tiles show the name of the product',
  c_fragranceName: 'tiles show no fragrance',
  c_form: 'tiles show no form',
  c_size: 'tiles show no size',
  c_fragranceDescription: 'product pages have no section on the fragrance',
  c_usage: 'product pages have no section on usage',
  c_candleSafety: 'product pages have no notes on safety',
  c_autoRefresh: 'nothing can be sent regularly',
  c_isGiftCard: 'gift cards count as other products',
  c_isVirtual: 'gift cards count as sent by post',
  c_isMemberExclusive: 'everybody can buy everything',
  c_forceSoldOut: 'stock alone says what is sold out',
  c_contentAssetID: 'product pages have no banner',
  c_productVideo: 'product pages have no film',
  c_productVideoDesktop: 'wide screens show the film for narrow ones',
  c_productVideoTitle: 'films have the titles of the video service',
  c_productBadgeIcon: 'tiles have no badges',
  c_webPurchaseLimit: 'stock alone limits quantities',
  c_bopisPurchaseLimit: 'the service alone limits what is picked up',
  c_availableForInStorePickup: 'product pages offer no pickup',
  c_bvAverageRating: 'tiles show no rating',
  c_bvReviewCount: 'tiles show no rating',
  c_topNotes: NO_NOTES,
  c_heartNotes: NO_NOTES,
  c_baseNotes: NO_NOTES,
  c_refinementFragrance: NO_SCENT,
  c_refinementFamily: NO_SCENT,
  c_refinementForm: NO_SCENT,
}

const NO_OWN_LIMIT = 'the service alone limits quantities'

const NO_GIFT_DETAILS = 'bag and order do not say for whom a gift card is'

export const BASKET_ATTRIBUTES: Readonly<
  Record<CustomIn<WireBasket> | CustomIn<WireProductItem>, string>
> = {
  c_addedPrice: 'the bag does not say that a price has changed',
  c_addId: 'an add whose outcome is unknown cannot be recognized',
  c_listPrice: 'the bag shows no former prices',
  c_discountUnitPrice: 'the unit price after a discount is the total divided by the quantity',
  c_itemName: 'the bag shows the name of the product',
  c_itemSize: 'the bag shows no size',
  c_imageURL: 'the bag shows no pictures',
  c_available: 'a line that is sold out is recognized at checkout',
  c_availableQuantity: NO_OWN_LIMIT,
  c_webPurchaseLimit: NO_OWN_LIMIT,
  c_bopisPurchaseLimit: NO_OWN_LIMIT,
  c_fromStoreId:
    'the shipment alone says where a line is picked up, and nobody is asked before lines move to another store',
  c_isGiftCard: 'the bag offers pickup of gift cards',
  c_giftCardAmount: 'a gift card whose outcome is unknown cannot be recognized',
  c_giftCardRecipient: NO_GIFT_DETAILS,
  c_giftCardRecipientEmail: NO_GIFT_DETAILS,
  c_giftCardSender: NO_GIFT_DETAILS,
  c_isVirtual: 'the checkout asks where to ship what is sent by e-mail',
  c_basketType: 'the bag announces shipping where nothing is shipped',
  c_minOrderQuantity: 'the least quantity is 1',
  c_stepQuantity: 'quantities have steps of 1',
  c_variationAttributes: 'the bag shows form and size',
  c_isBonusLineItem: '`bonusProductLineItem` alone says what is a gift',
  c_isAutoRefreshSubscribedItem: 'the mini cart names no auto-refresh',
  c_orderGrooveFrequency: 'the mini cart names no auto-refresh',
  c_approachingDiscountCallout: 'no discount of a line is announced',
  c_approachingDiscounts: 'no discount of the order is announced',
  c_subTotal: 'the subtotal is `productSubTotal`',
  c_taxItems: 'all taxes are one unnamed line',
  c_notAddedError: 'an item that was not added is missing without a word',
  c_notAdded: 'what a merge of baskets has left out is not named',
}

/** Only a customer who is signed in can read them. */
export const CUSTOMER_ATTRIBUTES: Readonly<Record<CustomIn<WireCustomer>, string>> = {
  c_loyaltyID: 'nobody is a member of the loyalty program',
  c_loyaltyMemberStatus: 'nobody is a member of the loyalty program',
  c_loyaltyPostalCode: 'nobody lives in the market of the loyalty program',
  c_emailHash: 'links do not tell whose address it is',
  c_filteredOffers: 'members do not see their rewards',
  c_isOneTrustDNSReqSubmitted: 'an opt-out is submitted again on every device',
  c_submitOneTrustDNS: 'no opt-out can be submitted',
}

export const SORTINGS = {
  [DEFAULT_SORTING]: "grids have the instance's own order",
  [POPULAR_SORTING]: "popular products have the instance's own order",
  [NEWEST_SORTING]: "the sitemap has the instance's own order",
} as const

const without = (filter: string) => `grids have no filter by ${filter}`

export const FILTERS: Readonly<
  Record<(typeof REFINEMENTS)[keyof typeof REFINEMENTS] | 'cgid', string>
> = {
  cgid: 'grids do not count the products of categories',
  [REFINEMENTS.family]: without('family'),
  [REFINEMENTS.fragrance]: without('fragrance'),
  [REFINEMENTS.form]: without('form'),
  [REFINEMENTS.color]: without('color'),
  [REFINEMENTS.size]: without('size'),
  [REFINEMENTS.amount]: without('the amount of gift cards'),
  [REFINEMENTS.price]: without('price'),
}
