import type { ReactNode } from 'react'

import type { ActionName } from '#shared/actions.ts'
import type { ProblemType } from '#shared/http/problem.ts'

import { useAppContext } from '../../app/app-context.ts'
import type { ErrorMessages } from '../../features/account-form/account-messages.ts'
import { AccountNotice } from '../../features/account-form/account-notice.tsx'

interface RejectedChangeProps {
  actions: readonly ActionName[]
  /** Where the page explains a problem better. */
  messages?: Partial<Record<ProblemType, ErrorMessages>>
  children?: ReactNode
}

/** What a list's button was for may have been removed in another tab. */
const GONE: ErrorMessages = { heading: 'formError.gone', text: 'formError.goneText' }

/** A link of a mail that is over, or belongs to another account. */
export const LINK_OVER = {
  rejected: { heading: 'profile.linkOver', text: 'profile.linkOverText' },
} as const

/** Why a change by one of a list's buttons was rejected. */
export function RejectedChange({ actions, messages, children }: RejectedChangeProps) {
  const rejected = useAppContext().rejectedForm()
  if (!rejected || !actions.includes(rejected.action)) return null
  const { problem } = rejected
  const own = messages?.[problem] ?? (problem === 'not-found' ? GONE : undefined)
  return (
    <AccountNotice error={problem} problems={{}} fields={[]} {...(own && { messages: own })}>
      {children}
    </AccountNotice>
  )
}
