import * as v from 'valibot'

import type { Address } from './checkout.ts'
import { typedLine } from '../text/typed.ts'

export const SuggestStreets = v.strictObject({
  typed: v.pipe(typedLine(100), v.minLength(3)),
})

/** A suggested, possibly partial, address. */
export type StreetSuggestion = Pick<Address, 'address1' | 'city' | 'stateCode' | 'postalCode'>

/** Completes a partly typed street in the site's country. */
export interface StreetSuggestions {
  /** The likeliest first. @throws {ProblemError} `unavailable` without a usable response */
  suggest(typed: string, signal?: AbortSignal): Promise<StreetSuggestion[]>
}
