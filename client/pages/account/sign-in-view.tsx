import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SignedIn } from '#shared/sign-in/account.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'
import { returnPath } from '#shared/return-path.ts'

import { loadSignInTexts } from '../../features/sign-in/load-sign-in-texts.ts'
import { SIGNED_OUT_KEY, SignedOutNotice } from '../../features/sign-in/signed-out-notice.tsx'
import { bagMessage, type BagMessage } from '../../features/sign-in/bag-message.ts'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { SignUpOffer } from '../../features/sign-in/sign-up-offer.tsx'
import { Welcome } from '../../features/sign-in/welcome.tsx'
import { useAppContext, useShop } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { loadDocument } from '../../app/load-document.ts'
import { PageHead } from '../../app/page-head.tsx'
import { customerIn, useSession } from '../../app/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'
import { FormBeside, FormHead } from '../../ui/form-beside/form-beside.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import type { PersonalPageContext } from '../page.ts'

/** Loads what the page says besides its form. */
export async function loadSignIn(context: PersonalPageContext) {
  const { queryClient, isSignedOut } = context
  if (isSignedOut) queryClient.setQueryData(SIGNED_OUT_KEY, true)
  await loadSignInTexts(context)
}

interface SignInViewProps {
  title: 'title.login' | 'title.myAccount'
  /** What has just happened. */
  note?: FormatjsIntl.Message['ids'] | undefined
}

/** The page with the login form, which is also the account of visitors who are not signed in (spec 1 §2.1). */
export function SignInView({ title, note }: SignInViewProps) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: title })
  const from = useFrom()
  const { message, leave } = useLeaving(from)
  return (
    <Page>
      <PageHead title={name} noindex />
      <FormHead>
        <Heading as="h1">{name}</Heading>
      </FormHead>
      <SignedOutNotice />
      {note && (
        <Notice role="status">
          <p>
            <FormattedMessage tagName="span" id={note} />
          </p>
        </Notice>
      )}
      <FormBeside>
        {message ? (
          <BagNotice to={from} message={message} />
        ) : (
          <Way from={from} onSignedIn={leave} />
        )}
        <Welcome>
          <SignUpOffer />
        </Welcome>
      </FormBeside>
    </Page>
  )
}

const codeSignIn = lazyCode(
  async () => (await import('../../features/sign-in-code/code-sign-in.tsx')).CodeSignIn,
)

/** The way to sign in that the address names: with a password, or with a code. */
function Way(props: ComponentProps<typeof SignInForm>) {
  const { path, query } = useShop()
  const step = path === routes.login.path ? query.get(STEP_PARAMETER) : null
  if (step === 'email' || step === 'code') {
    return (
      <LazyPart code={codeSignIn}>
        {(CodeSignIn) => <CodeSignIn isSent={step === 'code'} />}
      </LazyPart>
    )
  }
  return <SignInForm {...props} />
}

/** Where the shopper goes on: what the rejected form or the address says. */
function useFrom() {
  const { path, query } = useShop()
  const rejected = useAppContext().rejectedForm()?.values[FROM_PARAMETER]
  if (path === routes.myAccount.path) return path
  return returnPath(rejected ?? query.get(FROM_PARAMETER))
}

/** Loads the document that follows, also when the shopper has signed in in another tab. */
function useLeaving(from: string) {
  const href = useHref()
  const isCustomer = customerIn(useSession()) !== null
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const message = signedIn && bagMessage(signedIn.bag)
  const isDone = (signedIn !== null || isCustomer) && !message
  // The bag says what has moved.
  const next = signedIn?.pickupAt ? routes.cart.path : from
  const [path = '', query = ''] = (signedIn?.to ?? next).split('?')
  const address = href(path, query)
  useEffect(() => {
    if (isDone) loadDocument(address)
  }, [isDone, address])
  return { message, leave: setSignedIn }
}

/** Says what the shopper would not see after the next document. */
function BagNotice({ to, message }: { to: string; message: BagMessage }) {
  const href = useHref()
  const notice = useRef<HTMLDivElement>(null)
  const [path = '', query = ''] = to.split('?')
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1}>
      <h2>
        <FormattedMessage id="signIn.done" />
      </h2>
      <p>
        <FormattedMessage tagName="span" id={message} />
      </p>
      <ButtonLink tone="primary" href={href(path, query)}>
        <FormattedMessage id="signIn.continue" />
      </ButtonLink>
    </Notice>
  )
}
