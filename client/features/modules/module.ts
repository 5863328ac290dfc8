import type { ComponentType } from 'react'

import type { ContentAsset, Slot } from '#shared/content/content.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

/** The preferences that modules use. Until they are loaded, the defaults apply. */
export type ModulePreferences = Pick<
  SitePreferences,
  | 'EnableSearchBanner'
  | 'shopByCategoryShowCarousel'
  | 'TextInput_Email_Error'
  | 'TextInput_Email_Success'
>

export interface ModuleProps {
  slot: Slot
  /** `hero`: first on the page; `band`: a section of the page; `inset`: within other content. */
  position: 'hero' | 'band' | 'inset'
  preferences: ModulePreferences
}

export type Module = ComponentType<ModuleProps>

/** Whether an asset has a picture or video. */
export const isGraphic = ({ image, video }: Pick<ContentAsset, 'image' | 'video'>) =>
  Boolean(image ?? video)
