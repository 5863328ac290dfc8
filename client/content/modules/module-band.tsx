import { createContext, use, type ReactNode } from 'react'

import { Inset } from '../../ui/modules.tsx'
import { Page, Section, SectionHead } from '../../ui/layout.tsx'
import { SlotIdContext, type ModuleProps } from './module.ts'
import { Heading } from '../../ui/text.tsx'

/** The content asset that a slot shows first, by which analytics tells campaigns apart. */
export const PromotionContext = createContext<string | undefined>(undefined)

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
  const facts = { 'data-slot': use(SlotIdContext), 'data-promotion': use(PromotionContext) }
  if (position === 'inset')
    return (
      <Inset room={room} {...facts}>
        {children}
      </Inset>
    )
  return (
    <Section ground={ground} {...facts}>
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
