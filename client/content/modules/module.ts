import { createContext, type ComponentType } from 'react'

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

/** The subject of the page, which decides between banners. */
export interface ModuleSubject {
  phrase: string | null
  productId: string | null
}

export interface ModuleProps {
  slot: Slot
  /** `hero`: first on the page; `band`: a section of the page; `inset`: within other content. */
  position: 'hero' | 'band' | 'inset'
  preferences: ModulePreferences
  subject: ModuleSubject
}

/** A content module: the component of a slot template and its bounds (spec 3 §2.5 and §9.2). */
export interface Module {
  Component: ComponentType<ModuleProps>
  /** How many assets are shown at most. */
  most?: number
  /** The fields of which an asset must have one. */
  needs?: readonly (keyof ContentAsset)[]
}

export const defineModule = (module: Module): Module => module

export const GRAPHIC = ['image', 'video'] as const
export const COPY = [
  'eyebrow',
  'heading',
  'paragraph',
  'liveText',
  'ctaText',
  'promoLines',
] as const

/** Whether an asset has a picture or video. */
export const isGraphic = ({ image, video }: Pick<ContentAsset, 'image' | 'video'>) =>
  Boolean(image ?? video)

/** The slot that a module shows. Its element has this id as `data-slot`, so that decisions find it. */
export const SlotIdContext = createContext<string | undefined>(undefined)

interface Omission {
  asset: string
  field: string
  reason: string
}

/** The slot with the assets that its module shows, and why it leaves out the others. */
export function withinBounds(
  slot: Slot,
  { most = Infinity, needs = [] }: Pick<Module, 'most' | 'needs'>,
): { slot: Slot; omissions: Omission[] } {
  const isComplete = (asset: ContentAsset) =>
    needs.length === 0 || needs.some((field) => asset[field] !== undefined)
  const complete = slot.assets.filter(isComplete)
  const surplus = complete.slice(most)
  return {
    slot: { ...slot, assets: complete.slice(0, most) },
    omissions: [
      ...slot.assets
        .filter((asset) => !isComplete(asset))
        .map(({ id }) => ({ asset: id, field: needs.join(' or '), reason: 'missing' })),
      ...surplus
        .slice(0, 1)
        .map(({ id }) => ({ asset: id, field: 'contentAssets', reason: `more than ${most}` })),
    ],
  }
}
