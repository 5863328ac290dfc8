import { type SubmitEvent, useRef, useState } from 'react'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { type FieldProblems, ProblemError, type ProblemType } from '#shared/http/problem.ts'

import { useAppContext } from '../kit/app-context.ts'
import { dropDraft } from '../kit/forms/form-draft.ts'
import { isWithoutResponse, retryAction } from '../kit/forms/retry-action.ts'
import { createIdempotencyKey, isIdempotencyKey } from '../kit/http/create-idempotency-key.ts'

/** Why a form is shown again. */
export type FormErrorType = ProblemType | 'offline' | 'card-form'

interface Rejection {
  formError: FormErrorType
  /** Counts rejections, so that each one is announced. */
  time: number
}

/** The parsed fields of a form. */
export type Parsed<Input> = { input: Input } | { problems: FieldProblems }

interface FormSetup<Input> {
  /** The actions of the form's buttons. */
  actions: readonly ActionName[]
  parse: (typed: Record<string, string>) => Parsed<Input>
  /**
   * Obtains missing values before sending, such as a token. `formError: null` means that the error is already
   * shown.
   */
  complete?: (input: Input) => Promise<{ input: Input } | { formError: FormErrorType | null }>
  /** @throws {ProblemError} */
  send: (input: Input, idempotencyKey: IdempotencyKey) => Promise<void>
}

/**
 * The state of a checkout form: rejected by the edge, or sent by the browser. The fields are uncontrolled and
 * keep the input.
 */
export function useCheckoutForm<Input>({ actions, parse, complete, send }: FormSetup<Input>) {
  const appContext = useAppContext()
  const rejected = appContext.rejectedForm()
  const shown = rejected && !showsOwnProblem(rejected.action) ? rejected : null
  const own = shown && actions.includes(shown.action) ? shown : null
  const [problems, setProblems] = useState<FieldProblems>(own?.fields ?? {})
  const [rejection, setRefused] = useState<Rejection | null>(
    shown && { formError: shown.problem, time: 0 },
  )
  const [isBusy, setBusy] = useState(false)
  // The server-rendered form has the same key, so a submit before hydration counts as the same action.
  const idempotencyKey = useRef(
    isIdempotencyKey(appContext.idempotencyKey)
      ? appContext.idempotencyKey
      : createIdempotencyKey(),
  )

  const reject = (formError: FormErrorType, fields: FieldProblems = {}) => {
    setProblems(fields)
    setRefused((last) => ({ formError, time: (last?.time ?? 0) + 1 }))
  }

  async function perform(typed: Input, form: HTMLFormElement) {
    setBusy(true)
    setRefused(null)
    const whole = complete ? await complete(typed) : { input: typed }
    if ('input' in whole) return sendInput(whole.input, form)
    setBusy(false)
    if (whole.formError) reject(whole.formError)
  }

  async function sendInput(input: Input, form: HTMLFormElement) {
    try {
      const id = idempotencyKey.current
      await retryAction(() => send(input, id))
      dropDraft(form)
    } catch (error) {
      setBusy(false)
      // A retry without a response keeps its key; after a response, the next submit is a new action.
      if (!isWithoutResponse(error)) idempotencyKey.current = createIdempotencyKey()
      const isProblem = error instanceof ProblemError
      if (isWithoutResponse(error) && !navigator.onLine) reject('offline')
      else reject(isProblem ? error.type : 'unexpected', isProblem ? error.fields : {})
      if (!isProblem) throw error
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    const form = event.currentTarget
    const parsed = parse(formValues(form))
    const leadsElsewhere = submitter?.hasAttribute('formaction') ?? false
    if (leadsElsewhere && 'input' in parsed) return
    event.preventDefault()
    if (isBusy) return
    if ('problems' in parsed) reject('invalid-input', parsed.problems)
    else if (navigator.onLine) void perform(parsed.input, form)
    else reject('offline')
  }

  return { own, problems, setProblems, rejection, isBusy, submit }
}

/** The values of the fields by name. */
const formValues = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Whether the form of this action explains its problem beside its own field, and not above the step. */
export const showsOwnProblem = (action: ActionName) =>
  isAboutGiftCard(action) || action === 'applyReward' || action === 'removeReward'

export const isAboutGiftCard = (action: ActionName) =>
  action === 'applyGiftCard' || action === 'removeGiftCard'
