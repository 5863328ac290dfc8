import type { SitePreferences } from '../preferences/preferences.ts'

/** Whether the site lets shoppers pick up at all. `TurnBopisOff` pauses it. */
export const offersPickup = ({
  enableStorePickUp,
  TurnBopisOff,
}: Pick<SitePreferences, 'enableStorePickUp' | 'TurnBopisOff'>) =>
  enableStorePickUp && !TurnBopisOff
