import type { ComponentType } from 'react'

import type { ContentAsset, Slot } from '#shared/contract/content.ts'
import type { SitePreferences } from '#shared/contract/preferences.ts'

/** The preferences that modules heed; until they are known, as if the shop had set none. */
export type ModulePreferences = Pick<
  SitePreferences,
  'EnableSearchBanner' | 'shopByCategoryShowCarousel'
>

export interface ModuleProps {
  slot: Slot
  /** `hero`: the first thing of a page; `band`: one of the things it is made of; `inset`: beside its own matter. */
  place: 'hero' | 'band' | 'inset'
  preferences: ModulePreferences
}

export type Module = ComponentType<ModuleProps>

/** Whether an asset has something to look at. */
export const isGraphic = ({ image, video }: Pick<ContentAsset, 'image' | 'video'>) =>
  Boolean(image ?? video)
