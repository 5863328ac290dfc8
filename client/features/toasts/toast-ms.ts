import type { SitePreferences } from '#shared/preferences/preferences.ts'

import type { Toast } from './toast-host.tsx'

/** The defaults of the preferences (spec 2 §9). */
const DEFAULT_MS = { success: 4000, error: 6000 }
/** Toasts of tiles, and those that say how something went that the shopper waited for (spec 2 §9). */
const FIXED_MS = 5000
/** Gives shoppers time to read the text and reach the action. */
const MS_WITH_ACTION = 6000

type Timers = Pick<SitePreferences, 'SnackbarSuccessTimer' | 'SnackbarErrorTimer'>

/** How long a toast is shown. */
export function toastMs(
  { tone, about, action }: Pick<Toast, 'tone' | 'about' | 'action'>,
  preferences: Timers | undefined,
) {
  const { SnackbarSuccessTimer, SnackbarErrorTimer } = preferences ?? {}
  const preferred = tone === 'error' ? SnackbarErrorTimer : SnackbarSuccessTimer
  const ms = about ? FIXED_MS : (preferred ?? DEFAULT_MS[tone])
  return action ? Math.max(ms, MS_WITH_ACTION) : ms
}
