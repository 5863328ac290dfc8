import { use, type ReactNode } from 'react'

import { Inset } from '../../ui/inset.tsx'
import { Page, Section } from '../../ui/layout.tsx'
import type { ModuleProps } from './module.ts'
import { SlotIdContext } from './slot-id-context.ts'

interface ModuleBandProps {
  position: ModuleProps['position']
  ground?: 'none' | 'shade'
  /** The space within other content: a slim module leaves its neighbors in view. */
  room?: 'slim' | 'section'
  children: ReactNode
}

/** The space around a module: a section of the page, or nothing inside other content. */
export function ModuleBand({
  position,
  ground = 'none',
  room = 'section',
  children,
}: ModuleBandProps) {
  const slotId = use(SlotIdContext)
  if (position === 'inset')
    return (
      <Inset room={room} data-slot={slotId}>
        {children}
      </Inset>
    )
  return (
    <Section ground={ground} data-slot={slotId}>
      <Page>{children}</Page>
    </Section>
  )
}
