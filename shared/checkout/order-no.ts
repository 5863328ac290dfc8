import type { Brand } from 'valibot'

import { cleanLine } from '../text/typed-text.ts'

type OrderNo = string & Brand<'OrderNo'>

/** The format of an order number. Not part of the contract, so that pages can import it without the schemas there. */
export const ORDER_NO = /^[A-Za-z0-9_-]{1,50}$/

/** An order number as people copy it: with a sign before it, or in groups. */
export const plainOrderNo = (typed: string) =>
  cleanLine(typed)
    .replace(/^(?:#|№|n[°º]) ?/i, '')
    .replaceAll(' ', '')

export const isOrderNo = (text: string): text is OrderNo => ORDER_NO.test(text)
