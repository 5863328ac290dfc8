import type { Limit } from './limits.ts'

/** Declared by every action and every endpoint of the API. */
export interface Policy {
  /** `refused`: it starts or ends something that outlives an agent's session, such as a way to sign in. */
  agents: 'allowed' | 'refused'
  /** How often it may be used. `none`: it sends no mail, costs no more than a page, and there is nothing to guess. */
  limit: Limit | 'none'
}
