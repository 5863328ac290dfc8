import { FormattedMessage } from 'react-intl'

import { PASSWORD_LENGTH } from '#shared/account/password.ts'
import type { FieldCode } from '#shared/contract/problem.ts'

import { Field, TextInput } from '../../ui/field.tsx'
import { fieldMessage } from './account-messages.ts'
import type { FormField } from './form-fields.ts'
import { PASSWORD_RULES_ID, PasswordRules } from './password-rules.tsx'

/** What the texts about lengths are filled with. */
export const LENGTHS = { minChars: PASSWORD_LENGTH.least, maxChars: PASSWORD_LENGTH.most }

interface AccountFieldProps {
  field: FormField
  typed: string | undefined
  problem: FieldCode | undefined
}

/** An uncontrolled field with its label, hint and error. A new password lists its rules. */
export function AccountField({ field, typed, problem }: AccountFieldProps) {
  const { name, label, hint, width, ...input } = field
  const [hintId, problemId] = [`${name}-hint`, `${name}-problem`]
  const isPassword = name === 'password'
  const described = [isPassword && PASSWORD_RULES_ID, hint && hintId, problem && problemId]
  return (
    <Field className={width}>
      <label htmlFor={name}>
        <FormattedMessage id={label} />
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      </label>
      <TextInput
        {...input}
        id={name}
        name={name}
        required
        defaultValue={isPassword ? undefined : (typed ?? '')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p id={hintId} className="hint">
          <FormattedMessage id={hint} />
        </p>
      )}
      {problem && (
        <p id={problemId} className="error">
          <FormattedMessage id={fieldMessage(problem)} values={LENGTHS} />
        </p>
      )}
      {isPassword && <PasswordRules />}
    </Field>
  )
}
