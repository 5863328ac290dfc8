import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/contract/content.ts'

import { useCatalog, useAppContext } from '../../app/app-context.ts'
import { preferencesQuery } from '../catalog/queries.ts'
import { BannerContext } from './banner-context.ts'
import type { ModulePreferences } from './module.ts'
import { moduleOf } from './registry.ts'

interface SlotModulesProps {
  slots: readonly Slot[]
  /** What the page is about, which decides between banners. */
  context?: { phrase?: string | null; productId?: string | null }
  /** `page`: the modules make up the page, the first one at its top. `inset`: they are within other content. */
  position?: 'page' | 'inset'
}

const UNSET: ModulePreferences = { EnableSearchBanner: true, shopByCategoryShowCarousel: true }

/** Renders the content of slots. An unknown template renders nothing and is logged. */
export function SlotModules({ slots, context, position = 'inset' }: SlotModulesProps) {
  const appContext = useAppContext()
  // Without suspending: until the preferences are loaded, the defaults apply.
  const { data: preferences = UNSET } = useQuery(preferencesQuery(useCatalog()))
  const { phrase = null, productId = null } = context ?? {}

  return (
    <BannerContext value={{ phrase, productId }}>
      {slots.map((slot, index) => {
        const Module = moduleOf(slot.template)
        if (!Module) {
          appContext.warn('unknown slot template', { template: slot.template })
          return null
        }
        return (
          <Module
            key={`${slot.id}:${slot.categoryId}:${slot.template}`}
            slot={slot}
            position={position === 'inset' ? 'inset' : index === 0 ? 'hero' : 'band'}
            preferences={preferences}
          />
        )
      })}
    </BannerContext>
  )
}
