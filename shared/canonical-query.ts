import * as features from '#shop/features.ts'

import { isProductId } from './http/ids.ts'
import {
  DEFAULT_SORTING,
  isRefinementName,
  isSortingId,
  isVariationParameter,
  MAX_REFINEMENTS,
} from './listing/page-parameters.ts'
import { REVIEW_PARAMETERS } from './reviews/parameters.ts'
import { routes, type Route } from './routes.ts'

const MAX_LENGTH = 100
const MAX_VALUES = 20
/** How many variation attributes a product has at most. */
const MAX_CHOICES = 3

/**
 * The canonical query of a page, without its question mark. Parameters that the page does not use are dropped
 * and the rest is sorted, so that URLs of the same page share a cache key. Empty when nothing is left.
 *
 * Only the first value of a parameter counts, except for refinements, which may have several. Of more refinements than the
 * service accepts, the first ones count.
 */
export function canonicalQuery(route: Route, params: URLSearchParams): string {
  const allowed: [string, string][] = []
  let refinements = 0
  for (const name of [...new Set(params.keys())].toSorted()) {
    const values = params.getAll(name)
    const meant = reviewValue(route, name, values) ?? canonicalValues(route, name, values)
    if (meant.length > 0 && isRefinement(route, name)) refinements += 1
    if (refinements > MAX_REFINEMENTS && isRefinement(route, name)) continue
    for (const value of meant) allowed.push([name, value])
  }
  allowed.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return new URLSearchParams(allowed).toString()
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function canonicalValues(route: Route, name: string, values: readonly string[]): string[] {
  const [first = ''] = values
  if (!isParameter(route, name)) return isProductPage(route) ? memberChoice(name, first) : []
  if (name === 'q') return queryOf(route, first)
  if (name === 'page') return pageOf(first)
  if (name === 'sort') return isSortingId(first) && first !== DEFAULT_SORTING ? [first] : []
  const meant = values.map((value) => value.trim()).filter(isMeant)
  return isRefinement(route, name) ? [...new Set(meant)].slice(0, MAX_VALUES) : meant.slice(0, 1)
}

/** The value of a parameter of reviews; null for other parameters. */
function reviewValue(route: Route, name: string, [first = '']: readonly string[]) {
  if (!features.reviews) return null
  const rule = route.query.includes(name) ? REVIEW_PARAMETERS[name] : undefined
  return rule ? (rule.test(first) ? [first] : []) : null
}

const present = (text: string) => (text === '' ? [] : [text])

const phraseOf = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cs}$/u, '') // half of a surrogate pair that was cut
    .trim()

/** A postal code has one form, and an empty one has a response, too. Other text is shown as it was typed. */
function queryOf(route: Route, text: string): string[] {
  const phrase = phraseOf(text)
  if (route !== routes.storeLocator) return present(phrase)
  const code = phrase.replace(/[\s-]/g, '').toUpperCase()
  return [/^(?=.*\d)[\dA-Z]{5,9}$/.test(code) ? code : phrase]
}

const pageOf = (text: string) =>
  /^0*[1-9]\d{0,3}$/.test(text) && Number(text) > 1 ? [String(Number(text))] : []

const isMeant = (value: string) =>
  value !== '' && value.length <= MAX_LENGTH && !/\p{Cc}/u.test(value)

/** Whether a page uses a parameter. Grids and products also have those of the instance's own attributes. */
const isParameter = (route: Route, name: string) =>
  route.query.includes(name) ||
  isRefinement(route, name) ||
  (isProductPage(route) && isVariationParameter(name))

const isRefinement = (route: Route, name: string) =>
  route.query.includes('sort') && isRefinementName(name)

const isProductPage = (route: Route) => route === routes.product || route === routes.productById

/** The choice for one member of a set: `?{memberProductId}=color%3DX%26size%3DY`. */
function memberChoice(name: string, value: string): string[] {
  if (!isProductId(name) || value.length > MAX_LENGTH * MAX_CHOICES) return []
  const given = new URLSearchParams(value)
  const choice = new URLSearchParams()
  for (const parameter of [...new Set(given.keys())].filter(isVariationParameter).toSorted()) {
    const chosen = given.get(parameter)?.trim() ?? ''
    if (isMeant(chosen)) choice.set(parameter, chosen)
  }
  return present(choice.toString())
}
