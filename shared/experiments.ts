import type { RouteKey } from './routes.ts'
import type { SiteId } from './site/site.ts'

export interface Variant {
  /** Lower-case letters, digits and underscores. */
  name: string
  /** Its share of the visitors who take part, compared with the other variants' weights. The default is 1. */
  weight?: number
}

/** What a variant shows in place of the page's own content, by the id of the latter. */
export interface ReplacedContent {
  slots?: Readonly<Record<string, string>>
  assets?: Readonly<Record<string, string>>
}

export type ContentVariant = Variant & ReplacedContent

/** Variants of a public page's content. A visitor who takes part sees one of them for as long as the experiment runs. */
export interface Experiment {
  /** Lower-case letters, digits and underscores. */
  id: string
  /** The name of the page's route. A page has one experiment at most. */
  page: RouteKey
  /** The default is every site. */
  sites?: readonly SiteId[]
  /** The page as it is, which everyone else sees, and one or two others. */
  variants: readonly [Variant, ContentVariant, ContentVariant?]
}

/** The experiments that run. */
export type Experiments = readonly Experiment[]

/** The declared variants, without an optional one that is missing. */
export const variantsOf = ({ variants }: Pick<Experiment, 'variants'>): readonly ContentVariant[] =>
  variants.filter((variant) => variant !== undefined)
