import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Pickup } from '#shared/stores/store.ts'

import { useHref } from '../kit/link.ts'
import { PickupDetails } from '../stores/pickup-store-card.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'

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

type CheckoutSection = 'address' | 'email' | 'method' | 'payment' | 'pickup'

const FIX_LINKS = {
  address: [STEP_PATHS.shipping, 'edit=address', 'checkout.editAddress'],
  email: [STEP_PATHS.shipping, 'edit=form', 'checkout.editEmail'],
  method: [STEP_PATHS.shipping, '', 'checkout.editMethod'],
  pickup: [STEP_PATHS.shipping, 'edit=form', 'pickup.edit'],
  payment: [STEP_PATHS.billing, '', 'checkout.editPayment'],
} as const satisfies Record<CheckoutSection, readonly [string, string, FormatjsIntl.Message['ids']]>

/** A link to the step where this part of the order is edited. */
function EditLink({ part }: { part: CheckoutSection }) {
  const href = useHref()
  const [path, query, what] = FIX_LINKS[part]
  return (
    <a href={href(path, query)}>
      <FormattedMessage id="checkout.edit" />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage tagName="span" id={what} />
      </span>
    </a>
  )
}

/** The store and the person of a pickup, with a link to edit it. */
export function PickupAnswer({ pickup }: { pickup: Pickup }) {
  return (
    <AnswerPanel
      id="pickup"
      part="pickup"
      heading={<FormattedMessage tagName="span" id="pickup.inStore" />}
    >
      <PickupDetails pickup={pickup} />
    </AnswerPanel>
  )
}
