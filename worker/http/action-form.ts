import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import type { RouteKey, routes } from '#shared/routes.ts'

import type { KeyKind } from '../idempotency/run-idempotent.ts'
import type { Policy } from '../limits/policy.ts'
import type { Edge, PublicEdge } from './edge.ts'
import type { FormValues } from './form-values.ts'

type Routes = typeof routes

/** A page with one fixed path, which can be shown without knowing anything else. */
type FixedPage = {
  [Key in RouteKey]: Routes[Key]['path'] extends `${string}:${string}` ? never : Key
}[RouteKey]

/** Where the form of an action is, and what it sends. */
export interface ActionForm<Field extends string = string> {
  /** The pages that contain the form. `shop`: every page with the shop's own header and footer. */
  pages: readonly RouteKey[] | 'shop'
  /** The page that is shown when the form does not name one of `pages`. */
  fallbackPage: FixedPage
  /** The path and query of the form's page by what was typed, if the form does not name the page. */
  pageOf?: (values: FormValues<Field>) => string
  /** The path and query to go on with after signing in, if that is not the form's page. */
  signedInPage?: (values: FormValues<Field>) => string
  /** The query with which the form's page shows the form. */
  search?: string
  /** The pages where the shopper can fix a problem, if that is not the form's own page. */
  pageByProblem?: Partial<Record<ProblemType, FixedPage>>
  /** The names of the fields that make up the input. All others are ignored. */
  fields: readonly Field[]
  /** The field of the form with files. A form without files is shorter. */
  filesField?: string
  /** Fields of the form whose values must not appear in a page again, whether or not the action uses them. */
  secretFields?: readonly string[]
}

/** What a submitted form may use, whatever its action. */
export interface FormPorts<Needed extends PublicEdge = PublicEdge> {
  /** @throws {ProblemError} `customers-only` in an agent's session */
  refuseAgent(): Promise<void>
  /** Runs what a limit counts. @throws {ProblemError} `too-many-attempts` */
  limited<Result>(
    limit: Policy['limit'],
    typed: FormValues,
    run: () => Promise<Result>,
  ): Promise<Result>
  /** Reads no session. */
  publicEdge(): PublicEdge
  openEdge(): Promise<Needed>
}

/** A row of the table of actions. */
export interface Action extends Policy, Omit<ActionForm, 'pageOf' | 'signedInPage'> {
  pageOf?: ActionForm['pageOf'] | undefined
  signedInPage?: ActionForm['signedInPage'] | undefined
  idempotency?: KeyKind | undefined
  /**
   * Validates the form and runs the action.
   * @returns where to redirect; what the same page shows; null for the same page with a success state
   * @throws {ProblemError}
   */
  submit(
    ports: FormPorts<Edge>,
    form: { values: FormValues; files?: readonly File[]; idempotencyKey: IdempotencyKey },
  ): Promise<string | object | null>
}
