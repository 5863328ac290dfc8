import { text } from '../read-body.ts'

/** Of a line or a shipment. */
export const GiftMessage = text(4000)
