import { FormattedMessage } from 'react-intl'

import type { FieldCode } from '#shared/http/problem.ts'

import { Field, TextInput } from '../ui/field.tsx'
import { fieldMessage } from './sign-in-problems.ts'

export interface SignInFieldProps {
  problem: FieldCode | undefined
  /** The id of the error about a login and password that do not match. */
  markedBy: string | undefined
}

interface EmailFieldProps extends SignInFieldProps {
  /** The typed value of a form that the edge has rejected. */
  typed: string | undefined
}

export function EmailField({ typed, problem, markedBy }: EmailFieldProps) {
  const id = 'sign-in-email'
  return (
    <Field>
      <label htmlFor={id}>
        <FormattedMessage id="address.email" />
      </label>
      <TextInput
        id={id}
        type="email"
        name="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed ?? ''}
        aria-invalid={problem || markedBy ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : markedBy}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Field>
  )
}

interface FieldProblemProps {
  id: string
  problem: FieldCode | undefined
}

export function FieldProblem({ id, problem }: FieldProblemProps) {
  if (!problem) return null
  const message = fieldMessage(problem)
  return (
    <p id={id} className="error">
      <FormattedMessage tagName="span" id={message} />
    </p>
  )
}
