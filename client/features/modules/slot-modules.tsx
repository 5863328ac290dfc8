import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/content/content.ts'

import { useCatalog, useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { BannerContext } from './banner-context.ts'
import { soundSlot } from './module-rules.ts'
import type { ModulePreferences, ModuleProps } from './module.ts'
import { moduleOf } from './registry.ts'
import { SlotIdContext } from './slot-id-context.ts'

interface SlotModulesProps {
  slots: readonly Slot[]
  /** What the page is about, which decides between banners. */
  context?: { phrase?: string | null; productId?: string | null }
  /** `page`: the modules make up the page, the first one at its top. `bands`: they are further sections of it. `inset`: they are within other content. */
  position?: 'page' | 'bands' | 'inset'
}

const UNSET: ModulePreferences = {
  EnableSearchBanner: true,
  shopByCategoryShowCarousel: true,
  TextInput_Email_Error: null,
  TextInput_Email_Success: null,
}

/**
 * Renders the content of slots. An unknown template renders nothing; of the assets, only those with what their module
 * needs are shown, and no more than it has room for. What is left out is logged.
 */
export function SlotModules({ slots, context, position = 'inset' }: SlotModulesProps) {
  const appContext = useAppContext()
  // Without suspending: until the preferences are loaded, the defaults apply.
  const { data: preferences = UNSET } = useQuery(preferencesQuery(useCatalog()))
  const { phrase = null, productId = null } = context ?? {}

  return (
    <BannerContext value={{ phrase, productId }}>
      {slots.map((slot, index) => {
        const code = moduleOf(slot.template)
        if (!code) {
          appContext.warn('unknown slot template', { slot: slot.id, template: slot.template })
          return null
        }
        const { sound, left } = soundSlot(slot)
        for (const mistake of left)
          appContext.warn('content mistake', { slot: slot.id, ...mistake })
        return (
          <LazyPart key={`${slot.id}:${slot.categoryId}:${slot.template}`} code={code}>
            {(Module) => (
              <SlotIdContext value={slot.id}>
                <Module
                  slot={sound}
                  position={placeOf(position, index)}
                  preferences={preferences}
                />
              </SlotIdContext>
            )}
          </LazyPart>
        )
      })}
    </BannerContext>
  )
}

function placeOf(position: SlotModulesProps['position'], index: number): ModuleProps['position'] {
  if (position === 'inset') return 'inset'
  return position === 'page' && index === 0 ? 'hero' : 'band'
}
