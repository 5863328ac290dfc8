import type { IdempotencyKey } from './idempotency-key.ts'
import type { ParamNames } from './path.ts'

declare const described: unique symbol

/** A type without a value, so that the schema stays on the edge. */
export type Type<Described> = { readonly [described]: Described } | undefined

export const type = <Described>(): Type<Described> => undefined

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint<Verb extends Method = Method, Input = unknown, Output = unknown> {
  method: Verb
  /** Below `/api`. Its parameters are members of the input. A GET sends the other members in its query, others in a JSON body. */
  path: `/${string}`
  input?: Type<Input>
  output: Type<Output>
}

/** The endpoints of a capability, by the names of their methods. */
export type Endpoints = Readonly<Record<string, Endpoint>>

/** Declares an endpoint of the JSON API. The compiler compares it with the handler in the worker. */
export const endpoint = <
  const Verb extends Method,
  const Path extends `/${string}`,
  Output,
  Input = object,
>(declaration: {
  method: Verb
  path: Path
  /** Absent for an endpoint without input. */
  input?: Type<Input & Record<ParamNames<Path>, string | number>>
  output: Type<Output>
}): Endpoint<Verb, Input, Output> => declaration

/** The last argument of a method: reads can be aborted, and an action runs once for each idempotency key. */
export type LastArgument<Verb extends Method> = Verb extends 'GET'
  ? AbortSignal | undefined
  : IdempotencyKey

type MethodOf<Declared> =
  Declared extends Endpoint<infer Verb, infer Input, infer Output>
    ? Verb extends 'GET'
      ? (input: Input, signal?: LastArgument<Verb>) => Promise<Output>
      : (input: Input, idempotencyKey: LastArgument<Verb>) => Promise<Output>
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
