import type { SiteId } from '#shared/site/site.ts'

import { isolateState } from '../isolate-memory.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import {
  FAMILIES,
  LOGIN_FAMILIES,
  SHOPPER_FAMILIES,
  type Family,
  type FamilyName,
  type LoginFamilyName,
  type ShopperFamilyName,
} from './families.ts'

type BreakerName = FamilyName | ShopperFamilyName | LoginFamilyName

/** The breakers of an isolate: one for each site and API family, because a failure of one says nothing about another. */
export interface Breakers {
  of(site: SiteId, name: BreakerName): Breaker
}

const KNOWN: Record<BreakerName, Family> = {
  ...FAMILIES,
  ...SHOPPER_FAMILIES,
  ...LOGIN_FAMILIES,
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
