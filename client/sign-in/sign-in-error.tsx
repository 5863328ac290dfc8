import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { useHref } from '../kit/link.ts'
import { Html } from '../kit/html.tsx'
import { useErrorTitle } from '../kit/use-error-title.ts'
import { Notice } from '../ui/form.tsx'
import { useSignInText } from './queries.ts'
import { failureMessage, type SignInFailure } from './sign-in-problems.ts'

interface SignInErrorProps {
  /** The element with the text, which describes marked fields. */
  id: string
  failure: SignInFailure
}

/** Explains why signing in has failed. It is focused when it appears. */
export function SignInError({ id, failure }: SignInErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  const message = failureMessage(failure)
  useEffect(() => box.current?.focus(), [])
  useErrorTitle(true)
  if (!message) return null
  return (
    <Notice tone="problem" ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      <div id={id}>{failure === 'wrong-credentials' ? <Mismatch /> : <Message id={message} />}</div>
      {failure === 'account-locked' && <WayOutOfLock />}
    </Notice>
  )
}

const Message = ({ id }: { id: FormatjsIntl.Message['ids'] }) => (
  <p>
    <FormattedMessage tagName="span" id={id} />
  </p>
)

/** The merchant's text, if there is one (spec 1 §8). */
function Mismatch() {
  const asset = useSignInText('mismatch')
  if (!asset?.body) return <Message id="signIn.mismatch" />
  return <Html html={asset.body} {...(asset.lang && { lang: asset.lang })} />
}

function WayOutOfLock() {
  const href = useHref()
  return (
    <>
      <p>
        <FormattedMessage
          tagName="span"
          id="signIn.lockedWay"
          values={{
            link: (
              <a href={href(RESET_PATH)}>
                <FormattedMessage id="signIn.lockedLink" />
              </a>
            ),
          }}
        />
      </p>
      <p>
        <a href={href(...CODE_PAGE)}>
          <FormattedMessage id="signInCode.heading" />
        </a>
      </p>
    </>
  )
}

/** The page for shoppers without their password. */
export const RESET_PATH = routes.passwordReset.href({})

/** The login page, which mails a code instead of asking for the password. */
export const CODE_PAGE = [routes.login.href({}), `${STEP_PARAMETER}=email`] as const
