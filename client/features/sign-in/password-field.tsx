import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Field, TextInput } from '../../ui/field.tsx'
import { useHydrated } from '../../app/use-hydrated.ts'
import { FieldProblem, type SignInFieldProps } from './email-field.tsx'

/** The longest that forms accept. */
const MAX_PASSWORD_LENGTH = 128

/** The password, which can be shown. It is hidden again when the form is sent, so that browsers offer to save it. */
export function PasswordField({ problem, markedBy }: SignInFieldProps) {
  const intl = useIntl()
  const id = 'sign-in-password'
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field>
      <label htmlFor={id}>
        <FormattedMessage id="signIn.passwordLabel" />
      </label>
      <div className="password">
        <TextInput
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          name="password"
          required
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem || markedBy ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : markedBy}
        />
        {isHydrated && (
          <button
            type="button"
            aria-controls={id}
            aria-pressed={isShown}
            aria-label={intl.formatMessage({ id: 'signIn.showLabel' })}
            onClick={() => setShown(!isShown)}
          >
            <FormattedMessage id="signIn.show" />
          </button>
        )}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Field>
  )
}
