import type { SiteId } from '#shared/site/site.ts'

import { isolateState } from '../isolate-memory.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import type { Family } from './families.ts'

/** The breakers of an isolate: one for each site and API family, because a failure of one says nothing about another. */
export interface Breakers {
  of(site: SiteId, name: string, limits?: Pick<Family, 'failures'>): Breaker
}

export function createBreakers(): Breakers {
  const breakers = new Map<string, Breaker>()
  return {
    of(site, name, limits) {
      const key = `${site} ${name}`
      const breaker = breakers.get(key) ?? createBreaker(limits)
      breakers.set(key, breaker)
      return breaker
    },
  }
}

/** The breakers of pages, of everything that a shopper does, and of `/api`, whose callers choose what they ask for. */
export const pageBreakers = isolateState(createBreakers)
export const apiBreakers = isolateState(createBreakers)
