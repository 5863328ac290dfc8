import type { ReactNode } from 'react'

import { SectionHead } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'

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
