import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions, FROM_FIELD } from '#shared/actions.ts'
import type { SignedIn } from '#shared/contract/account.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { SignInBody } from '../../ui/sign-in.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useFieldChecks } from '../checkout/use-field-checks.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { CODE_PAGE, RESET_PATH } from './reset-path.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInOverlay } from './sign-in-overlay.tsx'
import { isMismatch, readField } from './sign-in-problems.ts'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  /** The path and query to which the shopper returns. */
  from: string
  onSignedIn: (signedIn: SignedIn) => void
}

/** The login form (spec 1 §2.10), on its page and in its dialog. What is typed into it is stored nowhere. */
export function SignInForm({ from, onSignedIn }: SignInFormProps) {
  const href = useHref()
  const { typedEmail, problems, setProblems, failed, isBusy, submit } = useSignIn(onSignedIn)
  const checks = useFieldChecks(readField, setProblems)
  const errorId = useId()
  const marking = failed && isMismatch(failed.failure) ? errorId : undefined

  return (
    <SignInBody
      action={href(actions.signIn.path)}
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      {...checks}
    >
      {failed && <SignInError key={failed.time} id={errorId} failure={failed.failure} />}
      <HiddenFields fields={{ [FROM_FIELD]: from }} />
      <EmailField typed={typedEmail} problem={problems['email']} markedBy={marking} />
      <PasswordField problem={problems['password']} markedBy={marking} />
      <Button type="submit" tone="primary" wide aria-disabled={isBusy || undefined}>
        <FormattedMessage id="signIn.submit" />
      </Button>
      {/* Other ways to sign in are further items. */}
      <ul className="ways">
        <li>
          <a href={href(RESET_PATH)}>
            <FormattedMessage id="signIn.forgot" />
          </a>
        </li>
        <li>
          <a href={href(...CODE_PAGE)}>
            <FormattedMessage id="signInCode.heading" />
          </a>
        </li>
      </ul>
      {isBusy && <SignInOverlay />}
    </SignInBody>
  )
}
