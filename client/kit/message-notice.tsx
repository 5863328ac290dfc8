import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Notice } from '../ui/form.tsx'

type MessageId = FormatjsIntl.Message['ids']

interface MessageNoticeProps extends Pick<ComponentProps<typeof FormattedMessage>, 'values'> {
  id: MessageId
  /** An alert is about a problem. Without a role the notice is not announced. */
  role?: 'status' | 'alert'
  /** Below the message. */
  children?: ReactNode
}

/** A notice with one message. */
export const MessageNotice = ({ id, values, role, children }: MessageNoticeProps) => (
  <Notice role={role} tone={role === 'alert' ? 'problem' : 'note'}>
    <p>
      <FormattedMessage tagName="span" id={id} {...(values && { values })} />
    </p>
    {children}
  </Notice>
)

/** The message for a value of the query, such as the result of a form. Undefined for an unknown value. */
export const messageFor = (messages: Readonly<Record<string, MessageId>>, value: string | null) =>
  value !== null && Object.hasOwn(messages, value) ? messages[value] : undefined
