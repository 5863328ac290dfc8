import { orderActions } from '#shared/orders/actions.ts'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import type { RejectedForm } from '#shared/document-state.ts'
import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

import { FieldErrors } from '../kit/forms/error-notice.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { FormBody, Notice } from '../ui/form.tsx'

/** The form for number, e-mail and postal code. It is posted, which keeps them out of URLs. */
export function TrackingForm() {
  const rejected = useRejectedForm('trackOrder')
  return (
    <FormBody action={useHref()(orderActions.trackOrder.path)} method="post" noValidate>
      {import.meta.env.SSR && rejected && <TrackingProblem rejected={rejected} />}
      <HiddenFields />
      {TRACKING_FIELDS.map((field) => (
        <DetailField
          key={field.name}
          field={field}
          typed={rejected?.values[field.name]}
          problem={rejected?.fields[field.name]}
        />
      ))}
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="orderStatus.find" />
        </Button>
      </div>
    </FormBody>
  )
}

interface DetailFieldProps {
  field: TrackingField
  typed: string | undefined
  problem: FieldCode | undefined
}

function DetailField({ field, typed, problem }: DetailFieldProps) {
  const { name, label, hint, ...input } = field
  const message = import.meta.env.SSR && problem ? fieldMessage(problem) : null
  const [hintId, problemId] = [`${name}-hint`, `${name}-problem`]
  return (
    <Field>
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={label} />
      </label>
      <TextInput
        {...input}
        id={name}
        name={name}
        required
        defaultValue={typed ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
      />
      <p id={hintId} className="hint">
        <FormattedMessage tagName="span" id={hint} />
      </p>
      {message && (
        <p id={problemId} className="error">
          <FormattedMessage tagName="span" id={message} />
        </p>
      )}
    </Field>
  )
}

/** Explains why no order is shown, with a link to each invalid field. Rendered on the edge only. */
function TrackingProblem({ rejected }: { rejected: RejectedForm }) {
  const { problem, fields, retryAt } = rejected
  const invalid = TRACKING_FIELDS.flatMap(({ name, label }) => {
    const code = fields[name]
    if (!code) return []
    const message = fieldMessage(code)
    return {
      name,
      label: <FormattedMessage tagName="span" id={label} />,
      message: <FormattedMessage tagName="span" id={message} />,
    }
  })
  // Without an invalid field, the request did not come from a form of the shop.
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
      <FieldErrors invalid={invalid} />
    </Notice>
  )
}

type MessageId = FormatjsIntl.Message['ids']

const byCode: Partial<Record<FieldCode, MessageId>> = {
  required: 'field.required',
  'email-long': 'field.emailLong',
  'email-invalid': 'field.emailInvalid',
  zip: 'field.zip',
  'postal-code': 'field.postalCode',
}

/** The message for an invalid field (spec 1 §8). */
const fieldMessage = (code: FieldCode): MessageId => byCode[code] ?? 'field.tooLong'

interface ProblemMessages {
  heading: MessageId
  text: MessageId | null
}

const byProblem: Partial<Record<ProblemType, ProblemMessages>> = {
  'invalid-input': { heading: 'formError.fields', text: null },
  'not-found': { heading: 'orderStatus.notFound', text: 'orderStatus.notFoundText' },
  'too-many-attempts': { heading: 'orderStatus.tooMany', text: 'orderStatus.tooManyText' },
  unavailable: { heading: 'formError.unavailable', text: 'orderStatus.unavailableText' },
}

/** The messages for a look-up that failed. */
const problemMessages = (problem: ProblemType): ProblemMessages =>
  byProblem[problem] ?? { heading: 'formError.generic', text: 'formError.genericText' }

interface TrackingField extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  name: string
  label: MessageId
  /** Where the shopper finds it. */
  hint: MessageId
}

/** The fields of the form, in their order. */
const TRACKING_FIELDS: readonly TrackingField[] = [
  {
    name: 'orderNo',
    label: 'orderStatus.number',
    hint: 'orderStatus.numberHint',
    type: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  {
    name: 'email',
    label: 'address.email',
    hint: 'orderStatus.emailHint',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'postalCode',
    label: 'address.zipOrPostalCode',
    hint: 'orderStatus.postalCodeHint',
    type: 'text',
    autoComplete: 'billing postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
]
