import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { FieldCode } from '#shared/http/problem.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { FormBody } from '../../ui/form.tsx'
import { fieldMessage } from './tracking-messages.ts'
import { TRACKING_FIELDS, type TrackingField } from './tracking-fields.ts'
import { TrackingProblem } from './tracking-problem.tsx'

/** The form for number, e-mail and postal code. It is posted, so that none of them is in an address. */
export function TrackingForm() {
  const rejected = useRejectedForm('trackOrder')
  return (
    <FormBody action={useHref()(actions.trackOrder.path)} method="post" noValidate>
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
