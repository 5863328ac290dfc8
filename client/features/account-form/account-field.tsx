import { FormattedMessage } from 'react-intl'

import type { FieldCode } from '#shared/http/problem.ts'

import { Field, TextInput } from '../../ui/field.tsx'
import { fieldMessage, LENGTHS } from './account-messages.ts'
import type { FormField } from './form-fields.ts'
import { PASSWORD_RULES_ID, PasswordRules } from './password-rules.tsx'

interface AccountFieldProps {
  field: FormField
  typed: string | undefined
  problem: FieldCode | undefined
}

/** An uncontrolled field with its label, hint and error. A new password lists its rules, and is never filled in. */
export function AccountField({ field, typed = '', problem }: AccountFieldProps) {
  const { name, label, hint, width, ...input } = field
  const isPassword = name === 'password'
  return (
    <Field className={width}>
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={label} />
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      </label>
      <TextInput
        {...input}
        id={name}
        name={name}
        required
        {...(field.type !== 'password' && { defaultValue: typed })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={descriptionsOf(field, problem)}
      />
      {hint && (
        <p id={hintId(name)} className="hint">
          <FormattedMessage tagName="span" id={hint} />
        </p>
      )}
      {problem && <FieldError name={name} problem={problem} />}
      {isPassword && <PasswordRules />}
    </Field>
  )
}

function FieldError({ name, problem }: { name: string; problem: FieldCode }) {
  const message = fieldMessage(problem)
  return (
    <p id={problemId(name)} className="error">
      <FormattedMessage tagName="span" id={message} values={LENGTHS} />
    </p>
  )
}

const hintId = (name: string) => `${name}-hint`
const problemId = (name: string) => `${name}-problem`

function descriptionsOf({ name, hint }: FormField, problem: FieldCode | undefined) {
  const ids = [
    problem && problemId(name),
    hint && hintId(name),
    name === 'password' && PASSWORD_RULES_ID,
  ].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
