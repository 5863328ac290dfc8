import { endpoint } from '../http/endpoint.ts'
import type { SitePreferences } from './preferences.ts'

export const preferenceEndpoints = {
  /** Only the listed preferences that may leave the worker. */
  getPreferences: endpoint<object, SitePreferences>()('GET', '/preferences'),
}
