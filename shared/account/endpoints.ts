import { endpoint } from '../http/endpoint.ts'
import type { LastTime } from './member-checkout.ts'

/** The account of the customer who is signed in. */
export const accountEndpoints = {
  /** Null for guests, who cost no request, and without an address, a card or an order. */
  getLastTime: endpoint<object, LastTime | null>()('GET', '/account/last-time'),
}

/** The path below `/api` that downloads a copy of the account. */
export const ACCOUNT_COPY_PATH = '/account/copy'
