import type { Slot } from '#shared/content/content.ts'
import { WELCOME_COOKIE } from '#shared/shell/storage.ts'

/** When the welcome dialog opens. Part of every document, so that most visits need not ask for its content. */
export interface WelcomeSettings {
  cookieName: string
  suppressedPaths: readonly string[]
}

export const WELCOME_SETTINGS_KEY = ['welcome-settings']

/** Null without a picture: then there is no welcome dialog (spec 1 §4). */
export const welcomeSettings = (slot: Slot | undefined): WelcomeSettings | null =>
  slot?.assets[0]?.image
    ? {
        cookieName: slot.cookie?.name ?? WELCOME_COOKIE.name,
        suppressedPaths: slot.suppressedPaths ?? [],
      }
    : null
