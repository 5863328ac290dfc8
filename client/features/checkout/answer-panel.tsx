import type { ReactNode } from 'react'

import { Panel } from '../../ui/checkout.tsx'
import { Heading } from '../../ui/text.tsx'
import { EditLink, type Part } from './edit-link.tsx'

interface AnswerPanelProps {
  id: string
  /** What of the order it answers. */
  part: Part
  heading: ReactNode
  children: ReactNode
}

/** Something the shopper has said, and the way to say otherwise. */
export function AnswerPanel({ id, part, heading, children }: AnswerPanelProps) {
  return (
    <Panel aria-labelledby={id}>
      <div className="head">
        <Heading as="h2" size="small" id={id}>
          {heading}
        </Heading>
        <EditLink part={part} />
      </div>
      {children}
    </Panel>
  )
}
