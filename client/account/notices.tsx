import type { ReactNode } from 'react'

import type { ActionName } from '#shared/actions.ts'
import type { ProblemType } from '#shared/http/problem.ts'

import { MessageNotice, messageFor } from '../kit/message-notice.tsx'
import { useAppContext } from '../kit/app-context.ts'
import type { ErrorMessages } from '../sign-in/account-field.tsx'
import { AccountNotice } from '../sign-in/account-notice.tsx'

interface DoneNoticeProps {
  /** The result of the form before this page, from the address. */
  done: string | null
  texts: Record<string, FormatjsIntl.Message['ids']>
}

/** Reports the result of a form. Renders nothing for an unknown one. */
export function DoneNotice({ done, texts }: DoneNoticeProps) {
  const message = messageFor(texts, done)
  return message && <MessageNotice id={message} role="status" />
}

interface RejectedChangeProps {
  actions: readonly ActionName[]
  /** Where the page explains a problem better. */
  messages?: Partial<Record<ProblemType, ErrorMessages>>
  children?: ReactNode
}

/** The item of a list's button may have been removed in another tab. */
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
