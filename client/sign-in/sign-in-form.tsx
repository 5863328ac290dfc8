import { signInActions } from '#shared/sign-in/actions.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type PointerEvent,
  type SetStateAction,
  type SyntheticEvent,
} from 'react'
import { useQueryClient } from '@tanstack/react-query'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { SignedIn } from '#shared/sign-in/account.ts'
import type { FieldProblems } from '#shared/http/problem.ts'
import { signInProblems } from '#shared/sign-in/sign-in-fields.ts'

import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { SignInBody } from './look.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { canUsePasskeys } from './use-passkeys.ts'
import { EmailField, FieldProblem, type SignInFieldProps } from './email-field.tsx'
import { CODE_PAGE, RESET_PATH, SignInError } from './sign-in-error.tsx'
import { isMismatch } from './sign-in-problems.ts'
import { useSignIn } from './use-sign-in.ts'
import { Field, TextInput } from '../ui/field.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { loadedPreferences } from '../preferences/queries.ts'
import { closest } from '../kit/dom-events.ts'

/** A page has one form: where it is shown, the dialog does not open. */
const ERROR_ID = 'sign-in-error'

const captcha = lazyCode(async () => (await import('./captcha.tsx')).Captcha)

const passkeySignIn = lazyCode(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn)

interface SignInFormProps {
  /** The path and query to which the shopper returns. */
  from: string
  onSignedIn: (signedIn: SignedIn) => void
}

/** The login form (spec 1 §2.10), on its page and in its dialog. Typed values are stored nowhere. */
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
      action={href(signInActions.signIn.path)}
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

/** The longest that forms accept. */
const MAX_PASSWORD_LENGTH = 128

/** The password, which can be shown. It is hidden again when the form is sent, so that browsers offer to save it. */
function PasswordField({ problem, markedBy }: SignInFieldProps) {
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

/** How long each text is shown (spec 1 §9; ms). */
const TURN_MS = 3_000

const BUSY = ['signIn.busy'] as const
const BUSY_WITH_REWARDS = [...BUSY, 'signIn.busyPoints', 'signIn.busyRewards'] as const

/** Covers the form during sign-in. Its texts alternate (spec 1 §2.10). */
export function SignInOverlay({ first = 0 }: { first?: number }) {
  const [turn, setTurn] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  const texts = loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled
    ? BUSY_WITH_REWARDS
    : BUSY
  const text = texts[turn % texts.length] ?? texts[0]
  return (
    <div className="overlay">
      <span className="ring" aria-hidden="true" />
      <p role="status">
        <span key={text}>
          <FormattedMessage tagName="span" id={text} />
        </span>
      </p>
    </div>
  )
}

/**
 * Validates a field when it loses the focus, and clears its error on the next input.
 * @returns event handlers for the form element
 */
function useBlurChecks(setProblems: Dispatch<SetStateAction<FieldProblems>>) {
  const isPressing = useRef(false)
  const replace = (name: string, found: FieldProblems) =>
    setProblems(({ [name]: _old, ...others }) => ({ ...others, ...found }))

  return {
    onPointerDown(event: PointerEvent<HTMLFormElement>) {
      isPressing.current = closest(event, 'a, button') !== null
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      // An error that appears during a press would move the button from under the pointer. In another window, the
      // shopper has not left the field.
      if (isPressing.current || !document.hasFocus() || !(target instanceof HTMLInputElement))
        return
      replace(target.name, signInProblems({ [target.name]: target.value }))
    },
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      isPressing.current = false
      if (target instanceof HTMLInputElement) replace(target.name, {})
    },
  }
}
