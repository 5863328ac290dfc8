import type { AttributeType } from './attribute.ts'
import type {
  BasketAttribute,
  CustomerAttribute,
  Preference,
  ProductAttribute,
} from './declarations.ts'

type Localizable = readonly ['localizable', AttributeType]
const local = (type: AttributeType): Localizable => ['localizable', type]

/** `computed`: only a hook of the instance can know it, so it is no attribute. */
export type Row = AttributeType | Localizable | 'computed'

export const PRODUCT_TYPES: Readonly<Record<ProductAttribute, Row>> = {
  c_listPrice: 'computed',
  c_productName: local('string'),
  c_form: local('string'),
  c_size: local('string'),
  c_usage: local('html'),
  c_autoRefresh: 'boolean',
  c_isGiftCard: 'boolean',
  c_isVirtual: 'boolean',
  c_isMemberExclusive: 'boolean',
  c_forceSoldOut: 'boolean',
  c_contentAssetID: 'string',
  c_productVideo: 'string',
  c_productVideoDesktop: 'string',
  c_productVideoTitle: local('string'),
  c_productBadgeIcon: 'string',
  c_webPurchaseLimit: 'int',
  c_bopisPurchaseLimit: 'int',
  c_availableForInStorePickup: 'boolean',
  c_bvAverageRating: 'double',
  c_bvReviewCount: 'int',
}

/** What is stored is stored with the line. */
export const LINE_TYPES: Readonly<Record<BasketAttribute, Row>> = {
  c_addedPrice: 'double',
  c_addId: 'string',
  c_listPrice: 'computed',
  c_discountUnitPrice: 'computed',
  c_itemName: 'computed',
  c_itemSize: 'computed',
  c_imageURL: 'computed',
  c_available: 'computed',
  c_availableQuantity: 'computed',
  c_webPurchaseLimit: 'computed',
  c_bopisPurchaseLimit: 'computed',
  c_fromStoreId: 'string',
  c_isGiftCard: 'computed',
  c_giftCardAmount: 'double',
  c_giftCardRecipient: 'string',
  c_giftCardRecipientEmail: 'string',
  c_giftCardSender: 'string',
  c_isVirtual: 'computed',
  c_basketType: 'computed',
  c_minOrderQuantity: 'computed',
  c_stepQuantity: 'computed',
  c_variationAttributes: 'computed',
  c_isBonusLineItem: 'boolean',
  c_isAutoRefreshSubscribedItem: 'boolean',
  c_orderGrooveFrequency: 'int',
  c_approachingDiscountCallout: 'computed',
  c_approachingDiscounts: 'computed',
  c_subTotal: 'computed',
  c_taxItems: 'computed',
  c_notAddedError: 'computed',
  c_notAdded: 'computed',
}

export const CUSTOMER_TYPES: Readonly<Record<CustomerAttribute, Row>> = {
  c_loyaltyID: 'string',
  c_loyaltyMemberStatus: 'string',
  c_loyaltyPostalCode: 'string',
  c_emailHash: 'string',
  c_filteredOffers: 'text',
  c_isOneTrustDNSReqSubmitted: 'boolean',
  c_submitOneTrustDNS: 'boolean',
}

export const PREFERENCE_TYPES: Readonly<Record<Preference, AttributeType | readonly string[]>> = {
  bondLoyaltyEnabled: 'boolean',
  EnableSearchBanner: 'boolean',
  shopByCategoryShowCarousel: 'boolean',
  TextInput_Email_Error: 'string',
  TextInput_Email_Success: 'string',
  InternationalRedirectEnabled: 'boolean',
  enableStorePickUp: 'boolean',
  TurnBopisOff: 'boolean',
  treatGiftCardsAsProductLineItems: 'boolean',
  EnableQuantitySelectorPDP: 'boolean',
  EnableQuantitySelectorGridPage: 'boolean',
  enableQuicklookInGrid: 'boolean',
  ConstructrEnabled: 'boolean',
  enableExternalLinkLegalAlert: 'boolean',
  showStoreHoursBOPIS: 'boolean',
  bvEnableRR_C2013: 'boolean',
  storeLookupUnit: ['mi', 'km'],
  OrderGrooveTitleMessage: 'string',
  OrderGroovePromoID: 'string',
  OrderGrooveFreequencies: 'set-of-string',
  SnackbarSuccessTimer: 'int',
  SnackbarErrorTimer: 'int',
  couponNumberLimit: 'int',
  MaxCardLimit: 'int',
  maxGiftCardApplication: 'int',
  giftCardPriceValues: 'string',
  validationRegexConfig: 'text',
  homepageRefreshHeader: 'boolean',
  mobileStickyHeader: 'boolean',
  excludedLoyaltyPostalCodes: 'set-of-string',
  oneTrustDNSReqSubmissionEnabled: 'boolean',
  recommendationChannel: 'string',
  recommendationPostUrl: 'string',
}

type Rows = Readonly<Record<string, Readonly<Record<string, Row>>>>

/** What the shop, or a script of the cartridge, reads or writes besides. */
export const FURTHER_ATTRIBUTES = {
  ProductLineItem: { set_qty: 'boolean' },
  Basket: { preferredStore: 'string', attribution: 'string' },
  // An order gets the attributes of its basket that have the same name.
  Order: { attribution: 'string' },
  GiftCertificateLineItem: { productID: 'string' },
  Shipment: {
    fromStoreId: 'string',
    pickupFirstName: 'string',
    pickupLastName: 'string',
    pickupPhone: 'string',
    arrivesFrom: 'string',
    arrivesBy: 'string',
  },
  OrderPaymentInstrument: { confirmedTotal: 'double', balance: 'double' },
  Profile: {
    birthMonth: 'int',
    loyaltySubscriptionDate: 'string',
    loyaltyOffersLastUpdated: 'string',
  },
  Store: {
    turnBopisStoreOff: 'boolean',
    timeZone: 'string',
    bopis: 'boolean',
    bopis_purchase_limit: 'int',
    inventoryListId: 'string',
  },
  Category: {
    title: local('string'),
    pageURL: 'string',
    template: 'string',
    categoryHex: 'string',
  },
  Promotion: { alwaysShowCalloutMsg: 'boolean' },
  ShippingMethod: {
    estimatedArrivalTime: local('string'),
    storePickupEnabled: 'boolean',
    minBusinessDays: 'int',
    maxBusinessDays: 'int',
  },
  Content: {
    IngredientUPC: 'string',
    IngredientILN: 'string',
    IngredientsDescription: local('text'),
    IngredientDesignatedList: 'string',
    IngredientSDSSheet: 'string',
  },
} as const satisfies Rows

/** The warehouse of a site, for the custom API of delivery times. */
export const WAREHOUSE_PREFERENCES = {
  shippingCutOff: 'string',
  shippingTimeZone: 'string',
  pickupReadyWithinHours: 'int',
} as const satisfies Record<string, AttributeType>
