import { endpoint } from '../http/endpoint.ts'
import type { PrivacyBanner } from './privacy.ts'

export const consentEndpoints = {
  /** The words of the banner, which depend on the visitor's place and browser. */
  getBanner: endpoint<object, PrivacyBanner>()('GET', '/privacy/banner'),
}
