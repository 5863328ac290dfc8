import type { ConsentPlatform } from './consent-platform.ts'
import { shopConsent } from './shop-consent.ts'

/** The consent platform in use. Another one takes its place here. */
export const consent: ConsentPlatform = shopConsent
