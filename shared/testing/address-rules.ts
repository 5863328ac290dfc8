import {
  addressToInput,
  parseAddress,
  parseBillingAddress,
  readAddressField,
} from '../checkout/address.ts'
import { maxLengthOf } from '../checkout/max-length-of.ts'
import { parseDelivery } from '../checkout/shipping-address.ts'
import { ADDRESS_FIELDS } from '../fields/address-fields.ts'
import { addressLineProblem, cityProblem, nameProblem } from '../fields/characters.ts'
import { formatPhone } from '../fields/phone.ts'
import { formatPostalCode, postalArea } from '../fields/postal-code.ts'
import { isState, stateCodes } from '../fields/state-codes.ts'
import { statesIn } from '../fields/states.ts'
import { cleanLine } from '../text/typed-text.ts'

/** How forms and the edge apply a shop's rules for addresses. For the tests of the shop. */
export const addressRules = {
  fields: ADDRESS_FIELDS,
  addressLineProblem,
  addressToInput,
  cityProblem,
  cleanLine,
  formatPhone,
  formatPostalCode,
  isState,
  maxLengthOf,
  nameProblem,
  parseAddress,
  parseBillingAddress,
  parseDelivery,
  postalArea,
  readAddressField,
  stateCodes,
  statesIn,
}
