import * as v from 'valibot'

import type { ConsentGroup } from '../storage/consent-groups.ts'
import { REFERRALS } from './referral.ts'
import type { VisitorFacts } from './visitor-facts.ts'
import { PAGE_TYPES } from '../http/define-route.ts'

const Text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const Referral = v.nullable(v.picklist(REFERRALS))

/** A page that was shown. Its id tells a repeated message from another view. */
export const PageView = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
  type: v.picklist(PAGE_TYPES),
  name: Text(300),
  path: v.pipe(Text(500), v.startsWith('/')),
  section: Text(100),
  loginState: v.picklist(['logged in', 'anonymous']),
  /** Only with the first page of a visit from elsewhere. */
  referral: Referral,
})
export type PageView = v.InferOutput<typeof PageView>

/** The browser's first request of a document, before any service gets data. */
export const Visit = v.strictObject({
  referral: Referral,
  /** The query of the address by which the visitor came, or the campaign in it. */
  campaign: v.optional(v.nullable(Text(2_000)), null),
})
export type Visit = v.InferInput<typeof Visit>

/** The settings of outside scripts. */
export interface AnalyticsSettings {
  /** The brand's site, as analytics calls it (spec 3 §9.9). */
  domain: string
  /** The addresses of their scripts. Without one there is no such script. */
  tagManager: string | null
  collect: string | null
}

/** The worker's data about a visit. Never stored. */
export interface VisitAnswer {
  /** The groups that the visitor allows, without those the browser objects to. */
  allowed: readonly ConsentGroup[]
  /** Null if analytics is not configured. */
  settings: AnalyticsSettings | null
  visitor: VisitorFacts
}
