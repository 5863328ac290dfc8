import { setBillingAddress, setShippingAddress } from './addresses.ts'
import { dropExternalTaxes, setPriceBooks, setExternalTaxes } from './back-office.ts'
import { addCoupon, removeCoupon } from './coupons.ts'
import { nameCustomer, populateCustomer, setCustomer } from './customer.ts'
import {
  addGiftCertificate,
  removeGiftCertificate,
  updateGiftCertificate,
} from './gift-certificate-items.ts'
import { addItems, removeItem, updateItems } from './items.ts'
import type { Draft } from './model.ts'
import { updateOwnFields } from './own-fields.ts'
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
import { addShipment, removeShipment, setShippingMethod, updateShipment } from './shipments.ts'

/** All changes to a basket's contents, by name. */
const changes = {
  updateOwnFields,
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

/** @throws ProblemError if the change cannot be made. */
export async function applyChange<Name extends keyof Payloads>(draft: Draft, change: Change<Name>) {
  await changeByName[change.name](draft, change.payload)
}
