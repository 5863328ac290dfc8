import type { PrivacyRegime } from '../site/market.ts'
import { CONSENT_GROUPS, type ConsentGroup } from '../storage/consent-groups.ts'

interface Visitor {
  /** The groups that the visitor has agreed to. Null before a choice. */
  choice: readonly ConsentGroup[] | null
  /** Whether the browser sends Global Privacy Control. */
  objects: boolean
  regime: PrivacyRegime
}

/** The groups of cookies that are allowed. Empty while the visitor has yet to agree. */
export function resolveConsent({ choice, objects, regime }: Visitor): readonly ConsentGroup[] {
  if (objects) return choice?.filter((group) => group !== 'targeting') ?? []
  return choice ?? (regime === 'opt-out' ? CONSENT_GROUPS : [])
}
