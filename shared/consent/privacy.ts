import type { ConsentGroup } from '../storage/consent-groups.ts'
import type { TrustedHtml } from '../text/html.ts'

/** What a visitor has chosen about cookies, and which law gives them further words or ways. */
export interface Privacy {
  /** The groups that are allowed. Null before a choice. */
  allowed: readonly ConsentGroup[] | null
  /** Whether the browser objects to the sale of the visitor's data, so that targeting stays off. */
  objects: boolean
  /** `sale`: a state whose residents may refuse the sale of their data. `quebec`: Quebec's Law 25. */
  law: 'sale' | 'quebec' | null
}

/** What a submitted choice allows. `do-not-sell`: what was allowed before, without targeting. */
export type PrivacyChoice = 'all' | 'none' | 'groups' | 'do-not-sell'

/** The name of the buttons that submit a choice. */
export const CHOICE_FIELD = 'choice'

/** The words of the banner that asks for a choice, as markup. */
export interface PrivacyBanner {
  html: TrustedHtml
}

/** The id of the banner's heading, which also names the banner. */
export const BANNER_HEADING = 'privacy-heading'

/** The section of the page of choices in which the sale of data is refused. */
export const SALE_SECTION = 'do-not-sell'
