import { endpoint } from '../http/endpoint.ts'
import type { Suggestions } from './suggestions.ts'

/** Suggestions. They are the same for every visitor. */
export const searchEndpoints = {
  /** For a phrase of at least 3 characters, or before anything is typed. */
  getSuggestions: endpoint<{ q: string | null }, Suggestions>()('GET', '/suggestions'),
}

/** The path below `/api` of results. Each refinement is a parameter, once for each of its values. */
export const SEARCH_PATH = '/search'
