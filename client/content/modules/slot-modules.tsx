import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/content/content.ts'

import { useCatalog, useAppContext } from '../../kit/app-context.ts'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { preferencesQuery } from '../../preferences/queries.ts'
import {
  SlotIdContext,
  withinBounds,
  type ModulePreferences,
  type ModuleProps,
  type ModuleSubject,
} from './module.ts'
import { PromotionContext } from './module-band.tsx'
import { moduleFor } from './modules.ts'

interface SlotModulesProps {
  slots: readonly Slot[]
  subject?: Partial<ModuleSubject>
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
 * Renders the content of slots. An unknown template renders nothing. A module shows only complete assets, and no more than
 * it has room for. Logs what it leaves out.
 */
export function SlotModules({ slots, subject, position = 'inset' }: SlotModulesProps) {
  const appContext = useAppContext()
  // Without suspending: until the preferences are loaded, the defaults apply.
  const { data: preferences = UNSET } = useQuery(preferencesQuery(useCatalog()))

  return slots.map((slot, index) => {
    const code = moduleFor(slot.template)
    if (!code) {
      appContext.warn('unknown slot template', { slot: slot.id, template: slot.template })
      return null
    }
    return (
      <LazyPart key={`${slot.id}:${slot.categoryId}:${slot.template}:${index}`} code={code}>
        {(module) => {
          const { slot: shown, omissions } = withinBounds(slot, module)
          for (const omission of omissions)
            appContext.warn('content mistake', { slot: slot.id, ...omission })
          return (
            <SlotIdContext value={slot.id}>
              <PromotionContext value={shown.assets[0]?.id}>
                <module.Component
                  slot={shown}
                  position={positionOf(position, index)}
                  preferences={preferences}
                  subject={{ phrase: null, productId: null, ...subject }}
                />
              </PromotionContext>
            </SlotIdContext>
          )
        }}
      </LazyPart>
    )
  })
}

function positionOf(
  position: SlotModulesProps['position'],
  index: number,
): ModuleProps['position'] {
  if (position === 'inset') return 'inset'
  return position === 'page' && index === 0 ? 'hero' : 'band'
}
