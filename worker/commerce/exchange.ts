import type { RequestContext } from '../env.ts'
import { discard, readJson, readJsonOrNothing } from './read-json.ts'
import { wireProblemFrom, type WireProblem } from './wire-problem.ts'

/** Sends a request to the commerce API. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export interface Answer {
  kind: 'answer'
  status: number
  /** Null if there was none. */
  body: unknown
}

export interface Refusal {
  kind: 'refusal'
  status: number
  overloaded: boolean
  /** The problem document. Empty if it was not requested or could not be read. */
  problem: WireProblem
}

/** No readable response. A write that was sent may have been done. */
export interface Silence {
  kind: 'silence'
  /** The request timed out, so the service may still process it. */
  isLate: boolean
  cause: unknown
}

export type Exchange = Answer | Refusal | Silence

interface ExchangeDependencies {
  context: Pick<RequestContext, 'now' | 'log'>
  send: Send
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface ExchangeRequest {
  /** Family and operation, for the log. */
  call: string
  path: string
  method?: Method
  headers: Record<string, string>
  body?: URLSearchParams | string
  signal: AbortSignal
  /** Whether an empty body is allowed and the problem document of an error is read. */
  isDialogue?: boolean
}

/** Sends one request. Does not follow redirects, always logs the call and never rejects. */
export async function exchange(
  { context, send }: ExchangeDependencies,
  request: ExchangeRequest,
): Promise<Exchange> {
  const { call, path, method = 'GET', headers, body, signal, isDialogue = false } = request
  const startedAt = context.now()
  let status: number | null = null
  try {
    // A redirect is not followed, because it would forward the token.
    const init: RequestInit = { method, headers, redirect: 'manual', signal }
    const response = await send(path, body === undefined ? init : { ...init, body })
    status = response.status
    return response.ok
      ? await answerOf(response, isDialogue)
      : await refusalOf(response, isDialogue)
  } catch (cause) {
    return { kind: 'silence', isLate: signal.aborted, cause }
  } finally {
    context.log.upstream({ call, ms: context.now() - startedAt, status })
  }
}

async function answerOf(response: Response, isDialogue: boolean): Promise<Answer> {
  const { status } = response
  return {
    kind: 'answer',
    status,
    body: await (isDialogue ? readJsonOrNothing(response) : readJson(response)),
  }
}

async function refusalOf(response: Response, isDialogue: boolean): Promise<Refusal> {
  const { status, headers } = response
  const overloaded = headers.get('sfdc_load_status') === 'THROTTLE'
  if (isDialogue) {
    // The status decides. If the problem document cannot be read, the reason is unknown.
    const said = await readJson(response).catch(() => null)
    return { kind: 'refusal', status, overloaded, problem: wireProblemFrom(said) }
  }
  await discard(response)
  return { kind: 'refusal', status, overloaded, problem: wireProblemFrom(null) }
}
