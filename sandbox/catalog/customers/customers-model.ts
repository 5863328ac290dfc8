import type { Json } from '../../platform/localized.ts'

/** A seeded account on both sites; `name` identifies it in tests. */
export interface SeedCustomer {
  name: string
  what: string
  /** The e-mail address, which is also the login. */
  login: string
  /** Null for an account that nobody has filled in, such as one that came from elsewhere. */
  firstName: string | null
  lastName: string | null
  profile: Record<string, Json>
  addresses: 'none' | 'own'
  /** A saved Visa card ending in 1111. */
  hasCard: boolean
  /** The number of products on the wish list; null means no list. */
  wishes: number | null
}
