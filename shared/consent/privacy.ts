import type { ConsentGroup } from '../storage/consent-groups.ts'
import type { PrivacyLaw, PrivacyRegime } from '../site/market.ts'
import type { TrustedHtml } from '../text/html.ts'

/** A visitor's choice about cookies, and the law that gives them further rights. */
export interface Privacy {
  /** The groups that are allowed. Null while the visitor has yet to agree. */
  allowed: readonly ConsentGroup[] | null
  /** Whether the browser objects to the sale of the visitor's data, so that targeting stays off. */
  objects: boolean
  /** What is allowed before a choice. */
  regime: PrivacyRegime
  law: PrivacyLaw | null
}

/** The groups that a submitted choice allows. `do-not-sell`: those allowed before, without targeting. */
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

/** The path to which choices about cookies are posted. It answers without an action, because it needs neither session nor key. */
export const PRIVACY_CHOICES_PATH = '/privacy-choices/save'
