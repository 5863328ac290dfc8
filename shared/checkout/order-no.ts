import type { Brand } from 'valibot'

type OrderNo = string & Brand<'OrderNo'>

/** The format of an order number. Not part of the contract, so that pages can import it without the schemas there. */
export const ORDER_NO = /^[A-Za-z0-9_-]{1,50}$/

export const isOrderNo = (text: string): text is OrderNo => ORDER_NO.test(text)
