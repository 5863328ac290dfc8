import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Notice } from '../../ui/form.tsx'
import { useErrorTitle } from '../use-error-title.ts'

type MessageId = FormatjsIntl.Message['ids']

/** An invalid field, with its label and its message. */
export interface InvalidField {
  name: string
  label: ReactNode
  message: ReactNode
}

interface ErrorNoticeProps {
  /** Null if the form explains the problem elsewhere; only the title then begins with it. */
  heading: MessageId | null
  text: MessageId | null
  /** The values of the text. */
  values: NonNullable<ComponentProps<typeof FormattedMessage>['values']>
  invalid: readonly InvalidField[]
  /** Ways to solve the problem. */
  children?: ReactNode
}

/** Explains why a form is shown again, with a link to each invalid field. It is focused when it appears. */
export function ErrorNotice({ heading, text, values, invalid, children }: ErrorNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => box.current?.focus(), [])
  useErrorTitle(true)
  if (!heading) return null
  return (
    <Notice tone="problem" role="group" ref={box} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage tagName="span" id={heading} values={{ count: invalid.length }} />
      </h2>
      {text && (
        <p>
          <FormattedMessage tagName="span" id={text} values={values} />
        </p>
      )}
      {children}
      <FieldErrors invalid={invalid} />
    </Notice>
  )
}

/** A link to each invalid field. */
export const FieldErrors = ({ invalid }: Pick<ErrorNoticeProps, 'invalid'>) =>
  invalid.length > 0 && (
    <ul>
      {invalid.map(({ name, label: field, message: problem }) => (
        <li key={name}>
          <a href={`#${name}`}>
            <FormattedMessage tagName="span" id="field.problem" values={{ field, problem }} />
          </a>
        </li>
      ))}
    </ul>
  )
