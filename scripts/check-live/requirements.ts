import {
  DEFAULT_SORTING,
  NEWEST_SORTING,
  POPULAR_SORTING,
  REFINEMENTS,
} from '#shared/listing/page-parameters.ts'
import type { DefinedAttribute } from '#shared/product/shop-attributes.ts'
import { definedAttributes } from '#shop/product-attributes.ts'
import type { AnalyticsCustomer } from '#worker/shopper.ts'
import type { OptOutFields } from '#worker/consent/privacy-opt-out.ts'
import type { LoyaltyCustomer } from '#worker/rewards/loyalty-customer.ts'
import type { families } from '#worker/families.ts'
import type { WireCoreProduct } from '#worker/product/products.ts'
import type { WireBasket, WireProductItem } from '#worker/bag/wire-basket.ts'

/** The shop's requirements for an instance, each with the effect of its absence. `check-instance.ts` checks each. */

/** Required scopes. `sfcc.shopper-standard` includes those that are not marked. */
export const SCOPES = {
  'sfcc.shopper-products': 'there are no product pages',
  'sfcc.shopper-categories': 'there are no category pages and no menu',
  'sfcc.shopper-product-search': 'grids and search find nothing',
  'sfcc.shopper-promotions': 'callouts have no details',
  'sfcc.shopper-stores': 'no stores are found',
  'sfcc.shopper-seo': 'URL mappings are not found',
  'sfcc.shopper-baskets-orders.rw': 'nothing can be bought',
  'sfcc.shopper-experience': 'without custom APIs, pages and texts of editors are not shown',
  'sfcc.shopper-configurations': 'without custom APIs, preferences have their defaults',
  c_storefront: 'slots and promotion ranks cannot be read',
} as const

/** The bundle of most shopper scopes, and the required scopes beyond it. */
export const STANDARD_SCOPE = 'sfcc.shopper-standard'
export const BEYOND_STANDARD: readonly string[] = [
  'sfcc.shopper-seo',
  'sfcc.shopper-experience',
  'sfcc.shopper-configurations',
  'c_storefront',
]

type Families = typeof families
type FamilyName = keyof Families

export type CustomApi = {
  [Name in FamilyName]: Families[Name] extends { base: `/custom/${string}` } ? Name : never
}[FamilyName]

/** The custom APIs by the families of their calls. */
export const CUSTOM_APIS: Readonly<Record<CustomApi, string>> = {
  slots:
    'modules are those of Page Designer, and otherwise the home page shows categories and best sellers',
  content:
    'texts are the content assets of Shopper Experience, and otherwise the shop’s own; badges are missing',
  contentSearch: 'search phrases have no banners, and products no lists of ingredients',
  preferences: 'preferences are those of Shopper Configurations, and otherwise the defaults',
  redirects: 'no visitor is offered another site',
  ranks: 'tiles show the first callout of their products',
  productAvailability: 'only the service knows the stock of stores, when an item is added',
  shippingEstimates: 'no page names a delivery date',
  subscriptions: 'the newsletter is a subscription of Shopper Consents, if the site has one',
  wholeAccounts:
    'the account says that customer care changes the email address, copies the data and ends the account, and shows no orders that were placed before signing in',
  loyalty:
    'members see no history of points, and joining and activating say that there are no rewards',
  basketTransactions:
    'shoppers choose another store only after their pickup items are removed or shipped',
}

type CustomIn<Fields> = Extract<keyof Fields, `c_${string}`>

export const PRODUCT_ATTRIBUTES: Readonly<Record<CustomIn<WireCoreProduct>, string>> = {
  c_listPrice: 'former prices come from the list price book',
  c_productName: 'tiles show the name of the product',
  c_form: 'tiles show no form',
  c_size: 'tiles show no size',
  c_usage: 'product pages have no section on usage',
  c_autoRefresh: 'no product offers auto-refresh',
  c_isGiftCard: 'gift cards count as other products',
  c_isVirtual: 'gift cards count as sent by post',
  c_isMemberExclusive: 'no product is reserved for members',
  c_forceSoldOut: 'only stock makes a product sold out',
  c_contentAssetID: 'product pages have no banner',
  c_productVideo: 'product pages have no film',
  c_productVideoDesktop: 'wide screens show the film for narrow ones',
  c_productVideoTitle: 'films have the titles of the video service',
  c_productBadgeIcon: 'tiles have no badges',
  c_webPurchaseLimit: 'only stock limits quantities',
  c_bopisPurchaseLimit: 'only the service limits pickup quantities',
  c_availableForInStorePickup:
    'without `DEFINED_ATTRIBUTES`, product pages offer no pickup; with it, stores hand over what they have',
  c_bvAverageRating: 'tiles show no rating',
  c_bvReviewCount: 'tiles show no rating',
}

/** Those of the retailer's folder. */
export const OWN_ATTRIBUTES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<DefinedAttribute>(definedAttributes).map(([name, { without }]) => [name, without]),
)

const NO_OWN_LIMIT = 'only the service limits quantities'

const NO_GIFT_DETAILS = 'bag and order do not name a gift card’s recipient'

export const BASKET_ATTRIBUTES: Readonly<
  Record<CustomIn<WireBasket> | CustomIn<WireProductItem>, string>
> = {
  c_addedPrice: 'the bag does not report changed prices',
  c_addId: 'an add with a lost response is found by comparing lines',
  c_listPrice: 'the bag shows no former prices',
  c_discountUnitPrice: 'the unit price after a discount is the total divided by the quantity',
  c_itemName: 'the bag shows the name of the product',
  c_itemSize: 'lines show the chosen values of their products',
  c_imageURL: 'lines show the pictures of their products, which takes one more call',
  c_available: 'sold-out lines are detected only at checkout',
  c_availableQuantity: NO_OWN_LIMIT,
  c_webPurchaseLimit: NO_OWN_LIMIT,
  c_bopisPurchaseLimit: NO_OWN_LIMIT,
  c_fromStoreId:
    'only the shipment has the pickup store, and lines move to another store without confirmation',
  c_isGiftCard: 'the bag offers pickup of gift cards',
  c_giftCardAmount: 'a gift card added with a lost response cannot be found',
  c_giftCardRecipient: NO_GIFT_DETAILS,
  c_giftCardRecipientEmail: NO_GIFT_DETAILS,
  c_giftCardSender: NO_GIFT_DETAILS,
  c_isVirtual: 'the checkout asks for a shipping address for emailed items',
  c_basketType: 'the bag mentions shipping for orders without it',
  c_minOrderQuantity: 'the minimum quantity is 1',
  c_stepQuantity: 'the quantity step is 1',
  c_variationAttributes: 'lines show the chosen values of their products, or form and size',
  c_isBonusLineItem: 'only `bonusProductLineItem` marks gifts',
  c_isAutoRefreshSubscribedItem: 'the mini cart shows no auto-refresh',
  c_orderGrooveFrequency: 'the mini cart shows no auto-refresh',
  c_approachingDiscountCallout: 'no discount of a line is announced',
  c_approachingDiscounts: 'no discount of the order is announced',
  c_subTotal: 'the subtotal is `productSubTotal`',
  c_taxItems: 'all taxes are one unnamed line',
  c_notAddedError: 'items that were not added go unreported',
  c_notAdded: 'items lost in a basket merge go unreported',
}

/** Readable only with a customer's token. */
export const CUSTOMER_ATTRIBUTES: Readonly<
  Record<CustomIn<LoyaltyCustomer & OptOutFields & AnalyticsCustomer>, string>
> = {
  c_loyaltyID: 'no customer is a member of the loyalty program',
  c_loyaltyMemberStatus: 'no customer is a member of the loyalty program',
  c_loyaltyPostalCode: 'no customer lives in the market of the loyalty program',
  c_emailHash: 'analytics gets no email hash',
  c_filteredOffers: 'members do not see their rewards',
  c_isOneTrustDNSReqSubmitted: 'an opt-out is submitted again on every device',
  c_submitOneTrustDNS: 'no opt-out can be submitted',
}

export const SORTINGS = {
  [DEFAULT_SORTING]: "grids have the instance's own order",
  [POPULAR_SORTING]: "popular products have the instance's own order",
  [NEWEST_SORTING]: "the sitemap has the instance's own order",
} as const

/** By search attributes. */
export const FILTERS: Readonly<Record<string, string>> = {
  cgid: 'grids do not count the products of categories',
  ...Object.fromEntries(
    Object.entries(REFINEMENTS).map(([name, attribute]) => [
      attribute,
      `grids have no filter by ${name}`,
    ]),
  ),
}
