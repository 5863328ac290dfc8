import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'

import type { SignedIn } from '#shared/sign-in/account.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'
import { returnPath } from '#shared/return-path.ts'

import { loadSignInTexts } from './queries.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpOffer, Welcome } from './sign-up-offer.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { loadDocument } from '../kit/document.ts'
import { PageHead } from '../kit/page-head.tsx'
import { customerIn, useSession } from '../kit/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { MessageNotice } from '../kit/message-notice.tsx'
import { FormBeside, FormHead } from '../ui/form-beside/form-beside.tsx'
import { Page } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import type { PersonalPageContext } from '../kit/page.ts'

/** Loads the texts beside the form. */
export async function loadSignIn(context: PersonalPageContext) {
  const { queryClient, isSignedOut } = context
  if (isSignedOut) queryClient.setQueryData(SIGNED_OUT_KEY, true)
  await loadSignInTexts(context)
}

interface SignInViewProps {
  title: 'title.login' | 'title.myAccount'
  /** A message about the last action. */
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
      {note && <MessageNotice id={note} role="status" />}
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

const codeSignIn = lazyCode(async () => (await import('./code-sign-in.tsx')).CodeSignIn)

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

/** Where the shopper goes on, from the rejected form or the address. */
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
  // The bag reports a moved pickup.
  const next = signedIn?.pickupAt ? routes.cart.path : from
  const [path = '', query = ''] = (signedIn?.to ?? next).split('?')
  const address = href(path, query)
  useEffect(() => {
    if (isDone) loadDocument(address)
  }, [isDone, address])
  return { message, leave: setSignedIn }
}

/** A message about the bag that the next document would not show. */
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

type BagMessage = 'signIn.bagKept' | 'signIn.bagShortened'

/** The message about the bag after signing in. Null if there is none. */
export function bagMessage(bag: SignedIn['bag']): BagMessage | null {
  if (bag === 'kept') return 'signIn.bagKept'
  return bag === 'partly-merged' ? 'signIn.bagShortened' : null
}

/** Whether another device has signed this one out, until the session is known. */
const SIGNED_OUT_KEY = ['signed-out']

/** Explains why a customer has to sign in again: another device has signed this one out. */
export function SignedOutNotice() {
  const isKnown = useQueryClient().getQueryData(SIGNED_OUT_KEY) === true
  if (!(useSession()?.isSignedOut ?? isKnown)) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage id="signIn.signedOut" />
      </p>
    </Notice>
  )
}
