import { profile } from '../profiles/current.ts'

/** The shop that mails come from. */
export const SHOP = profile.shopName
