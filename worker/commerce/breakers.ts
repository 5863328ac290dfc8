import type { SiteId } from '#shared/site/site.ts'

import { isolateState } from '../isolate-memory.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import {
  FAMILIES,
  SHOPPER_FAMILIES,
  type Family,
  type FamilyName,
  type ShopperFamilyName,
} from './families.ts'

/** `slas` issues the guest tokens of pages, `sessions` the tokens of shoppers, `accounts` sends mails to them. */
type BreakerName = FamilyName | ShopperFamilyName | 'slas' | 'sessions' | 'accounts'

/** The breakers of an isolate: one for each site and API family, because a failure of one says nothing about another. */
export interface Breakers {
  of(site: SiteId, name: BreakerName): Breaker
}

const KNOWN: Partial<Record<BreakerName, Family>> = {
  ...FAMILIES,
  ...SHOPPER_FAMILIES,
}

export function createBreakers(): Breakers {
  const breakers = new Map<string, Breaker>()
  return {
    of(site, name) {
      const key = `${site} ${name}`
      const breaker = breakers.get(key) ?? createBreaker(KNOWN[name])
      breakers.set(key, breaker)
      return breaker
    },
  }
}

/** The breakers of pages, of everything that a shopper does, and of `/api`, whose callers choose what they ask for. */
export const pageBreakers = isolateState(createBreakers)
export const apiBreakers = isolateState(createBreakers)
