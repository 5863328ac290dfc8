import type { Json } from '../model.ts'

/** An account that is there from the start, on both sites, under a name that tests know it by. */
export interface SeedCustomer {
  name: string
  what: string
  /** The e-mail address, which is the login as well. */
  login: string
  firstName: string
  lastName: string
  profile: Record<string, Json>
  addresses: 'none' | 'own'
  /** A saved Visa card ending in 1111. */
  hasCard: boolean
  /** So many products are on the wish list; null is no list at all. */
  wishes: number | null
}
