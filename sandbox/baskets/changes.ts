import { setBillingAddress, setShippingAddress } from './shipments/addresses.ts'
import { forgetTaxes, setPriceBooks, setTaxes } from './back-office/back-office.ts'
import { addCoupon, removeCoupon } from './coupons.ts'
import { nameCustomer, populateCustomer, setCustomer } from './customer.ts'
import {
  addGiftCertificate,
  removeGiftCertificate,
  updateGiftCertificate,
} from './gift-certificates/gift-certificate-items.ts'
import { addItems, removeItem, updateItems } from './items/items.ts'
import type { Draft } from './model.ts'
import { updateOwnFields } from './own-fields.ts'
import {
  addPaymentInstrument,
  removePaymentInstrument,
  updatePaymentInstrument,
} from './payment/payment-instruments.ts'
import { setPickupStore } from './shipments/pickup.ts'
import {
  addPriceAdjustment,
  removePriceAdjustment,
  updatePriceAdjustment,
} from './agents/price-adjustments.ts'
import {
  addShipment,
  removeShipment,
  setShippingMethod,
  updateShipment,
} from './shipments/shipments.ts'

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
  setTaxes,
  forgetTaxes,
  setPriceBooks,
}

type Payloads = { [Deed in keyof typeof changes]: Parameters<(typeof changes)[Deed]>[1] }

const changeByDeed: {
  [Deed in keyof Payloads]: (draft: Draft, payload: Payloads[Deed]) => void | Promise<void>
} = changes

/** A change as it is sent to the basket's Durable Object. */
export type Change<Deed extends keyof Payloads = keyof Payloads> = {
  [Each in Deed]: { deed: Each; payload: Payloads[Each] }
}[Deed]

/** @throws ProblemError if the change cannot be made. */
export async function applyChange<Deed extends keyof Payloads>(draft: Draft, change: Change<Deed>) {
  await changeByDeed[change.deed](draft, change.payload)
}
