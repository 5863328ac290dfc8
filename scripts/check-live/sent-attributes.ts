/** The custom attributes of request bodies, each with a harmless value that the shop may send. */
export const BASKET_BODY = { c_preferredStore: '', c_attribution: 'utm_source=check-live' }

export const LINE_BODY = {
  c_set_qty: false,
  c_addedPrice: 1,
  c_addId: 'check-live',
  c_fromStoreId: '',
  c_isBonusLineItem: false,
  c_isAutoRefreshSubscribedItem: false,
  c_orderGrooveFrequency: 1,
  c_giftCardAmount: 25,
  c_giftCardRecipient: 'Check',
  c_giftCardRecipientEmail: 'check@example.com',
  c_giftCardSender: 'Check',
}

export const SHIPMENT_BODY = {
  c_pickupFirstName: 'Check',
  c_pickupLastName: 'Check',
  c_pickupPhone: '6175550100',
  c_arrivesFrom: '2030-01-02',
  c_arrivesBy: '2030-01-03',
}

export const PAYMENT_BODY = { c_confirmedTotal: 1, c_balance: 1 }

export const GIFT_CERTIFICATE_BODY = { c_productID: 'check-live' }

/** Only a customer could send them. */
export const CUSTOMER_BODY: readonly string[] = ['c_birthMonth', 'c_submitOneTrustDNS']

/** What the shop does not read in answers: the instance may use it and not store it. */
export const UNREAD: readonly string[] = [
  'c_preferredStore',
  'c_attribution',
  'c_set_qty',
  'c_fromStoreId',
]
