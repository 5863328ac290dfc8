import type { ReactNode } from 'react'

import { Panel } from '../../ui/panel/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { EditLink, type CheckoutSection } from './edit-link.tsx'

interface AnswerPanelProps {
  id: string
  /** The part of the checkout that it summarizes. */
  part: CheckoutSection
  heading: ReactNode
  children: ReactNode
}

/** Summarizes a completed step, with a link to edit it. */
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
