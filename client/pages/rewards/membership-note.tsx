import { FormattedMessage } from 'react-intl'

import type { LoyaltyStatus } from '#shared/rewards/loyalty-status.ts'

import { CarePhone } from '../../features/shell/care-phone.tsx'
import { Notice } from '../../ui/form.tsx'

const NOTES = {
  Inactive: 'membership.inactive',
  PointsCapped: 'membership.pointsCapped',
  Cancelled: 'membership.cancelled',
  CancelledGrace: 'membership.cancelledGrace',
  Terminated: 'membership.terminated',
  TerminatedGrace: 'membership.terminatedGrace',
  Frozen: 'membership.frozen',
  unknown: 'membership.unknown',
} as const

/** What the state of a membership means for its member. An active one needs no words. */
export function MembershipNote({ status }: { status: LoyaltyStatus }) {
  if (status === 'Active') return null
  return (
    <Notice>
      <p>
        <FormattedMessage tagName="span" id={NOTES[status]} values={{ phone: <CarePhone /> }} />
      </p>
    </Notice>
  )
}
