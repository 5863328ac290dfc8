import { useIntl } from 'react-intl'

import type { OrderStatus } from '#shared/orders/order-tracking.ts'

import { useAppContext } from '../kit/app-context.ts'

type MessageId = FormatjsIntl.Message['ids']

interface StatusMessages {
  name: MessageId
  /** Of an order, as a sentence. */
  sentence: MessageId
}

export const STATUS_MESSAGES: Record<OrderStatus, StatusMessages> = {
  received: { name: 'orderStatus.received', sentence: 'orderStatus.isReceived' },
  packing: { name: 'orderStatus.packing', sentence: 'orderStatus.isPacking' },
  'part-sent': { name: 'orderStatus.partSent', sentence: 'orderStatus.isPartSent' },
  'part-ready': { name: 'orderStatus.partReady', sentence: 'orderStatus.isPartReady' },
  sent: { name: 'orderStatus.sent', sentence: 'orderStatus.isSent' },
  delivered: { name: 'orderStatus.delivered', sentence: 'orderStatus.isDelivered' },
  ready: { name: 'orderStatus.ready', sentence: 'orderStatus.isReady' },
  'picked-up': { name: 'orderStatus.pickedUp', sentence: 'orderStatus.isPickedUp' },
  mailed: { name: 'orders.sentByEmail', sentence: 'orderStatus.isMailed' },
  canceled: { name: 'orderStatus.canceled', sentence: 'orderStatus.isCanceled' },
}

/** @returns a function that writes a date in ISO 8601 for the page's locale, in the site's time zone, at the edge as in the browser */
export function useOrderDate() {
  const intl = useIntl()
  const { timeZone } = useAppContext().site
  return (date: string) => intl.formatDate(date, { dateStyle: 'long', timeZone })
}
