import * as v from 'valibot'

import { idList } from '../platform/read-body.ts'
import { badRequest, ProblemError } from '../platform/problems.ts'
import { expansions } from '../sites/site-request.ts'

const EXPANSIONS = ['images', 'prices', 'custom_product_properties'] as const
type SuggestionExpansion = (typeof EXPANSIONS)[number]

/** The typed phrase, the limit of suggestions of each kind, and the product fields to show. */
export interface SuggestionsRequest {
  phrase: string
  limit: number
  expand: ReadonlySet<SuggestionExpansion>
  /** Names of the requested `c_` properties; undefined means all. */
  properties?: string[]
  /** Whether to add popular search phrases. */
  withPhrases: boolean
  /** As requested; the service supports only lexical search. */
  searchMode?: 'semantic' | 'lexical'
}

const MIN_CHARACTERS = 3
const MAX_CHARACTERS = 50
const MAX_PROPERTIES = 5

const Query = v.object({
  q: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|10)$/)), '5'),
  expand: v.optional(v.string()),
  includedCustomProductProperties: v.optional(v.string()),
  searchMode: v.optional(v.picklist(['semantic', 'lexical'])),
  includeEinsteinSuggestedPhrases: v.optional(v.picklist(['true', 'false']), 'false'),
})

const expectedByParameter: Record<string, string> = {
  limit: '(1..10)',
  searchMode: 'semantic or lexical',
  includeEinsteinSuggestedPhrases: 'true or false',
}

/** @throws ProblemError 400 for a phrase that is too short or too long, or a value out of range */
export function suggestionsRequest(query: Record<string, string>): SuggestionsRequest {
  const parsed = v.safeParse(Query, query)
  if (!parsed.success) throw outOfRange(String(parsed.issues[0].path?.[0].key))
  const { q, limit, expand, includedCustomProductProperties: named, ...rest } = parsed.output
  if (q.length < MIN_CHARACTERS || q.length > MAX_CHARACTERS) throw badLength()
  const properties = named === undefined ? undefined : idList(named)
  if (properties && properties.length > MAX_PROPERTIES) {
    throw outOfRange('includedCustomProductProperties')
  }
  return {
    phrase: q,
    limit: Number(limit),
    expand: expansions(expand, EXPANSIONS, ['prices']),
    ...(properties && { properties }),
    ...(rest.searchMode && { searchMode: rest.searchMode }),
    withPhrases: rest.includeEinsteinSuggestedPhrases === 'true',
  }
}

const outOfRange = (parameter: string) =>
  badRequest(`The value of the parameter ${parameter} is not allowed.`, {
    parameter,
    expected: expectedByParameter[parameter] ?? `at most ${MAX_PROPERTIES} names`,
  })

const badLength = () =>
  new ProblemError({
    status: 400,
    type: 'string-constraint-violation',
    title: 'String Constraint Violation',
    detail: 'The search phrase is too short or too long.',
    members: { parameter: 'q', expected: `(${MIN_CHARACTERS}..${MAX_CHARACTERS})` },
  })
