import { readCookie } from '../storage/cookies.ts'
import { analyticsCookies } from './storage.ts'

/** The cookie counts for all sites. */
export const EXPERIMENTS_SCOPE = { site: '', prefix: '' }

/** What ids and names look like, so that `.` and `-` separate them. */
export const PLAIN_NAME = /^[a-z][a-z0-9_]{0,39}$/

/** The names of variants by experiment. */
export type ChosenVariants = ReadonlyMap<string, string>

/** A variant on a page. */
export interface ShownVariant {
  experiment: string
  variant: string
}

/** The key under which the data of a page says which variant it is. */
export const shownVariantKey = (path: string) => ['shown-variant', path] as const

/**
 * The variants in the experiments cookie. Null without it. They are a stranger's text until they are compared with what is
 * declared.
 *
 * @param cookies a `Cookie` header
 */
export function chosenVariantsIn(cookies: string | null): ChosenVariants | null {
  const value = readCookie(cookies, analyticsCookies.experiments, EXPERIMENTS_SCOPE)
  if (value === null) return null
  const pairs = value.split('.').map((pair) => pair.split('-'))
  return new Map(
    pairs.flatMap(([id = '', name = '', ...rest]): [string, string][] =>
      rest.length === 0 && [id, name].every((part) => PLAIN_NAME.test(part)) ? [[id, name]] : [],
    ),
  )
}

/** The cookie's value: `home_hero-makers.gifts_page-short`. */
export const formatChosen = (chosen: ChosenVariants) =>
  [...chosen].map((pair) => pair.join('-')).join('.')
