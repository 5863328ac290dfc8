import { FormattedMessage } from 'react-intl'

import type { RejectedForm } from '#shared/document-state.ts'

import { CarePhone } from '../../features/shell/care-phone.tsx'
import { Notice } from '../../ui/form.tsx'
import { TRACKING_FIELDS } from './tracking-fields.ts'
import { fieldMessage, problemMessages } from './tracking-messages.ts'

/** Explains why no order is shown, with a link to each invalid field. Only the edge renders it. */
export function TrackingProblem({ rejected }: { rejected: RejectedForm }) {
  const { problem, fields, retryAt } = rejected
  const invalid = TRACKING_FIELDS.flatMap(({ name, label }) => {
    const code = fields[name]
    return code ? [{ name, label, message: fieldMessage(code) }] : []
  })
  // Without a field, the input itself was no form of the shop.
  const isNameless = problem === 'invalid-input' && invalid.length === 0
  const { heading, text } = problemMessages(isNameless ? 'unexpected' : problem)
  const isLater = problem === 'too-many-attempts' && retryAt
  return (
    <Notice
      tone="problem"
      role="group"
      aria-labelledby="tracking-problem"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
      autoFocus
    >
      <h2 id="tracking-problem">
        <FormattedMessage tagName="span" id={heading} values={{ count: invalid.length }} />
      </h2>
      {text && (
        <p>
          <FormattedMessage
            tagName="span"
            id={isLater ? 'orderStatus.tooManyAt' : text}
            values={{ phone: <CarePhone />, time: retryAt }}
          />
        </p>
      )}
      {invalid.length > 0 && (
        <ul>
          {invalid.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <FormattedMessage
                  tagName="span"
                  id="field.problem"
                  values={{
                    field: <FormattedMessage tagName="span" id={label} />,
                    problem: <FormattedMessage tagName="span" id={message} />,
                  }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
