import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'

import type { SignedIn } from '#shared/sign-in/account.ts'
import { signInEndpoints } from '#shared/sign-in/endpoints.ts'
import { ProblemError, type FieldProblems } from '#shared/http/problem.ts'
import { signInProblems } from '#shared/sign-in/sign-in-fields.ts'
import { cleanLine } from '#shared/text/typed-text.ts'
import type { SessionView } from '#shared/shell/session.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { useAppContext } from '../kit/app-context.ts'
import { createIdempotencyKey, isIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import type { SignInFailure } from './sign-in-problems.ts'
import { SESSION_KEY } from '../kit/session.ts'
import { emitShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** A guest has become a registered customer (spec 1 §4). */
    user_login: { method: 'password' | 'passkey' }
    'logged-in': object
    /** The guest's bag is now part of the customer's bag. */
    'custom-basket': object
    'sign-out': object
  }
}

interface Failed {
  failure: SignInFailure
  /** Counts failures, so that each one is announced. */
  time: number
}

/**
 * The state of the login form: rejected by the edge, or sent by the browser.
 *
 * @param onSignedIn called before the page knows about the customer
 * @param from the path and query to which the shopper returns
 */
export function useSignIn(onSignedIn: (signedIn: SignedIn) => void, from: string) {
  const { site, locale, ...appContext } = useAppContext()
  const queryClient = useQueryClient()
  const shown = appContext.rejectedForm()
  const rejected = shown?.action === 'signIn' ? shown : null
  const [problems, setProblems] = useState<FieldProblems>(rejected?.fields ?? {})
  const [failed, setFailed] = useState<Failed | null>(
    rejected && { failure: rejected.problem, time: 0 },
  )
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  // The document's form has the same key, so a submit before hydration counts as the same attempt.
  const idempotencyKey = useRef(
    isIdempotencyKey(appContext.idempotencyKey) && appContext.isDocument()
      ? appContext.idempotencyKey
      : createIdempotencyKey(),
  )

  function fail(failure: SignInFailure, fields: FieldProblems = {}) {
    setProblems(fields)
    setFailed((last) => ({ failure, time: (last?.time ?? 0) + 1 }))
  }

  async function send(typed: ReturnType<typeof typedIn>, form: HTMLFormElement) {
    isSending.current = true
    setBusy(true)
    setFailed(null)
    try {
      const account = createHttpPort(signInEndpoints, { site, locale })
      const signedIn = await account.signIn({ ...typed, from }, idempotencyKey.current)
      onSignedIn(signedIn)
      await becomeCustomer(signedIn, queryClient)
    } catch (error) {
      const problem = error instanceof ProblemError ? error : new ProblemError('unexpected')
      // Only the document that this leads to may show the captcha.
      if (problem.type === 'captcha') return form.submit()
      isSending.current = false
      setBusy(false)
      // After an answer, the next submit is another attempt.
      if (problem.cause === undefined) idempotencyKey.current = createIdempotencyKey()
      if (problem.type === 'unavailable' && !navigator.onLine) fail('offline')
      else fail(problem.type, problem.fields)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = typedIn(new FormData(event.currentTarget))
    const found = signInProblems(typed)
    if (Object.keys(found).length > 0) {
      fail('invalid-input', found)
      focusFirst(event.currentTarget, found)
    } else if (typed.captcha === '') fail('captcha')
    else if (navigator.onLine) void send(typed, event.currentTarget)
    else fail('offline')
  }

  return {
    typedEmail: rejected?.values['email'],
    needsCaptcha: rejected?.problem === 'captcha',
    problems,
    setProblems,
    failed,
    isBusy,
    submit,
  }
}

function typedIn(form: FormData) {
  const fieldText = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const captcha = form.get('captcha')
  return {
    email: cleanLine(fieldText('email')),
    password: fieldText('password'),
    // Empty while the widget is not solved.
    ...(typeof captcha === 'string' && { captcha }),
  }
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems) {
  const [name = ''] = Object.keys(problems)
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Announces to the shop and its other tabs that a visitor has signed in (spec 1 §4). */
async function becomeCustomer({ bag }: SignedIn, queryClient: QueryClient) {
  const sessions = { queryKey: SESSION_KEY }
  emitShopEvent({ type: 'user_login', method: 'password' })
  // An older request would return the guest.
  await queryClient.cancelQueries(sessions)
  queryClient.setQueriesData<SessionView | null>(
    sessions,
    (session) => session && { ...session, customerType: 'registered' },
  )
  void queryClient.invalidateQueries(sessions)
  emitShopEvent({ type: 'logged-in' })
  if (bag === 'merged' || bag === 'partly-merged') emitShopEvent({ type: 'custom-basket' })
}
