import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { accountActions, type AccountActionName } from '#shared/account-actions.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type MessageId = FormatjsIntl.Message['ids']

interface ChoiceFormProps {
  action: AccountActionName
  /** Of the subscription. */
  id: string
  field: string
  name: MessageId
  submit?: MessageId
  /** What is true now. Without it, nothing is chosen for the shopper. */
  chosen?: string
  /** The form's row already shows its name. */
  isNamedAbove?: boolean
  options: (readonly [string, string])[]
}

/** Changes one thing of a subscription to one of several options. */
export function ChoiceForm({ action, id, chosen, options, ...texts }: ChoiceFormProps) {
  const { field, name, submit = 'subscription.save', isNamedAbove = false } = texts
  const intl = useIntl()
  const href = useHref()
  const fieldId = useId()
  const label = <FormattedMessage tagName="span" id={name} />
  return (
    <form action={href(accountActions[action].path)} method="post">
      <HiddenFields fields={{ subscriptionId: id }} />
      <Field>
        <label htmlFor={fieldId}>
          {isNamedAbove ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <Select id={fieldId} name={field} required defaultValue={chosen ?? ''}>
          {chosen === undefined && (
            <option value="">{intl.formatMessage({ id: 'address.choose' })}</option>
          )}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" aria-describedby={`name-${id}`}>
        <FormattedMessage tagName="span" id={submit} />
      </Button>
    </form>
  )
}
