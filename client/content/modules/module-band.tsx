import { use, type ReactNode } from 'react'

import { Inset } from '../../ui/modules.tsx'
import { Page, Section, SectionHead } from '../../ui/layout.tsx'
import { SlotIdContext, type ModuleProps } from './module.ts'
import { Heading } from '../../ui/text.tsx'

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

interface ModuleHeadProps {
  heading: string | null
  id?: string
  /** What stands beside the heading. */
  children?: ReactNode
}

/** The heading of a slot. Nothing if there is neither a heading nor anything beside it. */
export const ModuleHead = ({ heading, id, children }: ModuleHeadProps) =>
  heading !== null || children ? (
    <SectionHead>
      {heading !== null && <Heading id={id}>{heading}</Heading>}
      {children}
    </SectionHead>
  ) : null
