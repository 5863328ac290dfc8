import { text } from '../read-body.ts'

/** The gift message of a line or shipment. */
export const GiftMessage = text(4000)
