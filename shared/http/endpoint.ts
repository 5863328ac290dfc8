import type { IdempotencyKey } from './idempotency-key.ts'
import type { ParamNames } from './path.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

declare const types: unique symbol

/** Names the input and the output without a value, so that their schemas stay on the edge. */
interface Types<Input, Output> {
  readonly [types]?: { input: Input; output: Output }
}

export interface Endpoint<
  Verb extends Method = Method,
  Input = unknown,
  Output = unknown,
  Repeatable extends boolean = boolean,
> extends Types<Input, Output> {
  method: Verb
  /** Sending it twice does no harm, so it has no idempotency key. Every GET may be repeated. */
  isRepeatable: Repeatable
  /** Below `/api`. Its parameters are members of the input. A GET sends the others in its query, an action in a JSON body. */
  path: `/${string}`
}

/** The endpoints of a capability, by the names of their methods. */
export type Endpoints = Readonly<Record<string, Endpoint>>

/** The parameters of a path. */
type Params<Path extends string> = Record<ParamNames<Path>, string | number>

/**
 * Declares a read of the JSON API, or an action that runs once: `endpoint<Input, Output>()('GET', '/path/:param')`. The compiler
 * compares it with the handler in the worker. It is called twice, because type arguments are either all written or all inferred.
 */
export const endpoint =
  <Input extends object, Output>() =>
  <const Verb extends Method, const Path extends `/${string}`>(
    method: Verb,
    path: Input extends Params<Path> ? Path : never,
  ): Endpoint<Verb, Input, Output, Verb extends 'GET' ? true : false> => ({
    method,
    path,
    isRepeatable: (method === 'GET') as Verb extends 'GET' ? true : false,
  })

/** Declares a POST without an idempotency key, such as a search whose input no address may have. */
export const repeatablePost = <Input extends object, Output>(
  path: `/${string}`,
): Endpoint<'POST', Input, Output, true> => ({ method: 'POST', path, isRepeatable: true })

/** The last argument of a method: what may be repeated can be aborted, and an action runs once for each idempotency key. */
export type LastArgument<Repeatable extends boolean> = Repeatable extends true
  ? AbortSignal | undefined
  : IdempotencyKey

/** Without an argument where the input has no members. */
type Repeated<Input, Output> = keyof Input extends never
  ? (input?: Record<string, never>, signal?: AbortSignal) => Promise<Output>
  : (input: Input, signal?: AbortSignal) => Promise<Output>

type MethodOf<Declared> =
  Declared extends Endpoint<Method, infer Input, infer Output, infer Repeatable>
    ? Repeatable extends true
      ? Repeated<Input, Output>
      : (input: Input, idempotencyKey: IdempotencyKey) => Promise<Output>
    : never

/** The endpoints as methods. */
export type PortOf<Declared extends Endpoints> = {
  [Name in keyof Declared]: MethodOf<Declared[Name]>
}

/** The methods that only read: pages load through them, on the edge and in the browser. */
export type ReadsOf<Declared extends Endpoints> = Pick<
  PortOf<Declared>,
  {
    [Name in keyof Declared]: Declared[Name] extends Endpoint<'GET', infer _, infer __>
      ? Name
      : never
  }[keyof Declared]
>

/** Gives the reads of a capability to a page that belongs to one visitor. */
export type PortFor = <Declared extends Endpoints>(endpoints: Declared) => ReadsOf<Declared>
