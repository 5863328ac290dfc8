import {
  setBillingAddress,
  setShippingAddress,
  addShipment,
  removeShipment,
  setShippingMethod,
  updateShipment,
} from './shipments.ts'
import {
  currentExternalTaxes,
  dropExternalTaxes,
  setExternalTaxes,
  setPriceBooks,
} from './back-office.ts'
import { addCoupon, removeCoupon } from './coupons.ts'
import { nameCustomer, populateCustomer, setCustomer } from './customer.ts'
import {
  addGiftCertificate,
  removeGiftCertificate,
  updateGiftCertificate,
} from './gift-certificate-items.ts'
import { addItems, removeItem, updateItems } from './items.ts'
import type { BasketDocument, Caller, Draft } from './model.ts'
import { updateBasketFields } from './basket-fields.ts'
import {
  addPaymentInstrument,
  removePaymentInstrument,
  updatePaymentInstrument,
} from './payment-instruments.ts'
import { setPickupStore } from './pickup.ts'
import {
  addPriceAdjustment,
  removePriceAdjustment,
  updatePriceAdjustment,
} from './price-adjustments.ts'
import { updateBonuses } from './update-bonuses.ts'

/** All changes to a basket's contents, by name. */
const changes = {
  updateBasketFields,
  setCustomer,
  nameCustomer,
  populateCustomer,
  addItems,
  updateItems,
  removeItem,
  addShipment,
  updateShipment,
  removeShipment,
  setShippingAddress,
  setShippingMethod,
  setBillingAddress,
  addPaymentInstrument,
  updatePaymentInstrument,
  removePaymentInstrument,
  addCoupon,
  removeCoupon,
  addGiftCertificate,
  updateGiftCertificate,
  removeGiftCertificate,
  addPriceAdjustment,
  updatePriceAdjustment,
  removePriceAdjustment,
  setPickupStore,
  setExternalTaxes,
  dropExternalTaxes,
  setPriceBooks,
}

type Payloads = { [Name in keyof typeof changes]: Parameters<(typeof changes)[Name]>[1] }

const changeByName: {
  [Name in keyof Payloads]: (draft: Draft, payload: Payloads[Name]) => void | Promise<void>
} = changes

/** A change as it is sent to the basket's Durable Object. */
export type Change<Name extends keyof Payloads = keyof Payloads> = {
  [Each in Name]: { name: Each; payload: Payloads[Each] }
}[Name]

/**
 * A copy of the basket with these changes, and with the bonuses and external taxes that follow from them.
 * @throws ProblemError if a change cannot be made
 */
export async function withChanges(
  db: D1Database,
  caller: Caller,
  before: BasketDocument,
  requested: Change[],
) {
  const basket = { ...structuredClone(before), lastModified: caller.now }
  const draft: Draft = { db, caller, basket, isRejected: false }
  for (const change of requested) await applyChange(draft, change)
  await updateBonuses(draft)
  basket.externalTaxes = currentExternalTaxes(basket)
  return { basket, isRejected: draft.isRejected }
}

async function applyChange<Name extends keyof Payloads>(draft: Draft, change: Change<Name>) {
  await changeByName[change.name](draft, change.payload)
}
