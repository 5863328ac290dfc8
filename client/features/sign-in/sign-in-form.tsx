import { FormattedMessage } from 'react-intl'

import { actions, FROM_FIELD } from '#shared/actions.ts'
import type { SignedIn } from '#shared/sign-in/account.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { SignInBody } from '../../ui/sign-in/sign-in.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { CODE_PAGE, RESET_PATH } from './reset-path.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInOverlay } from './sign-in-overlay.tsx'
import { isMismatch } from './sign-in-problems.ts'
import { useBlurChecks } from './use-blur-checks.ts'
import { useSignIn } from './use-sign-in.ts'

/** A page has one form: where it is shown, the dialog does not open. */
const ERROR_ID = 'sign-in-error'

const captcha = lazyCode(async () => (await import('../captcha/captcha.tsx')).Captcha)

const passkeySignIn = lazyCode(
  async () => (await import('../passkeys/passkey-sign-in.tsx')).PasskeySignIn,
)

interface SignInFormProps {
  /** The path and query to which the shopper returns. */
  from: string
  onSignedIn: (signedIn: SignedIn) => void
}

/** The login form (spec 1 §2.10), on its page and in its dialog. What is typed into it is stored nowhere. */
export function SignInForm({ from, onSignedIn }: SignInFormProps) {
  const href = useHref()
  const signIn = useSignIn(onSignedIn, from)
  const { typedEmail, needsCaptcha, problems, setProblems, failed, isBusy, submit } = signIn
  const checks = useBlurChecks(setProblems)
  const isHydrated = useHydrated()
  const canUse = isHydrated && canUsePasskeys()
  const marking = failed && isMismatch(failed.failure) ? ERROR_ID : undefined

  return (
    <SignInBody
      action={href(actions.signIn.path)}
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      {...checks}
    >
      {failed && <SignInError key={failed.time} id={ERROR_ID} failure={failed.failure} />}
      <HiddenFields fields={{ [FROM_FIELD]: from }} />
      <EmailField typed={typedEmail} problem={problems['email']} markedBy={marking} />
      <PasswordField problem={problems['password']} markedBy={marking} />
      {needsCaptcha && <LazyPart code={captcha}>{(Captcha) => <Captcha />}</LazyPart>}
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
      {canUse && (
        <LazyPart code={passkeySignIn}>{(PasskeySignIn) => <PasskeySignIn to={from} />}</LazyPart>
      )}
      {isBusy && <SignInOverlay />}
    </SignInBody>
  )
}
