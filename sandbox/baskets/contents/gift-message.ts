import { maxText } from '../../platform/read-body.ts'

/** The gift message of a line or shipment. */
export const GiftMessage = maxText(4000)
