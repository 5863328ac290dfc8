import type { SitePreferences } from '#shared/preferences/preferences.ts'

/**
 * Whether the bar about store pickup is shown, as far as a document for everybody can tell (spec 1 §2.2). Registered
 * customers see it on every site; there it comes with the session.
 */
export const hasPickupBar = (
  preferences: Pick<SitePreferences, 'enableStorePickUp' | 'bondLoyaltyEnabled'> | undefined,
) => Boolean(preferences?.enableStorePickUp || preferences?.bondLoyaltyEnabled)
