import type * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import type { RouteKey, routes } from '#shared/routes.ts'

import { hashKey, resultOf, runIdempotent, type KeyKind } from '../idempotency/run-idempotent.ts'
import type { Policy } from '../limits/policy.ts'
import { requireCustomer } from '../session/customer.ts'
import type { Edge } from './edge.ts'
import { parseForm, pick, type FormValues } from './form-values.ts'

type Routes = typeof routes

/** A page with one fixed path, which can be shown without knowing anything else. */
export type FixedPage = {
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

/** What the edge does for a submitted form, whatever its action. */
export interface FormPorts<Served extends Edge = Edge> {
  /** @throws {ProblemError} `customers-only` in an agent's session */
  refuseAgent(): Promise<void>
  /** Runs what a limit counts. @throws {ProblemError} `too-many-attempts` */
  limited<Result>(
    limit: Policy['limit'],
    typed: FormValues,
    run: () => Promise<Result>,
  ): Promise<Result>
  openEdge(): Promise<Served>
}

/** What an action knows of its visitor, by its access. Other visitors are rejected before it runs. */
interface VisitorByAccess {
  session: { idempotencyKey: IdempotencyKey }
  customer: { idempotencyKey: IdempotencyKey; customerId: string }
}

interface ActionSetup<
  Served extends Edge,
  Access extends keyof VisitorByAccess,
  Field extends string,
  Input,
  Output extends object,
> extends Policy {
  name: ActionName
  access: Access
  /** How long a result is stored. Absent for an action composed of others, which store their own results. */
  idempotency?: KeyKind
  input: v.GenericSchema<unknown, Input>
  /** Validates a stored result. */
  output: v.GenericSchema<unknown, Output>
  run(edge: Served, input: Input, visitor: VisitorByAccess[Access]): Promise<Output>
  form: Pick<ActionForm<Field>, 'pages' | 'fallbackPage' | 'signedInPage' | 'fields'> & {
    /** Converts what was typed into the shape of `input`. By default it is passed on unchanged. */
    toInput?: (values: FormValues<Field>) => object
    /** The path and query of the page that confirms the action. */
    done: (output: Output, values: FormValues<Field>) => string
  }
}

/**
 * Defines an action once, for its posted form (`submit`) and for `/api` (`run`): both check the access and use the
 * idempotency key in the same place.
 */
export function action<
  Access extends keyof VisitorByAccess,
  const Field extends string,
  Input,
  Output extends object,
  Served extends Edge = Edge,
>(setup: ActionSetup<Served, Access, Field, Input, Output>) {
  const { name, agents, limit, access, idempotency, input: schema, output } = setup
  const { fields, toInput = unchanged, signedInPage, done, ...pages } = setup.form

  /** Runs once for each idempotency key. @throws {ProblemError} also if the visitor may not run it */
  async function run(edge: Served, input: Input, idempotencyKey: IdempotencyKey): Promise<Output> {
    const visitor = VISITORS[access](edge, idempotencyKey)
    const work = () => setup.run(edge, input, visitor)
    if (!idempotency) return work()
    const { context, bindings, session } = edge
    return runIdempotent<Output>({
      context,
      bindings,
      session,
      name: await hashKey(idempotencyKey, `${context.site.id}.${name}`, input),
      kind: idempotency,
      schema: output,
      run: () => resultOf(work),
    })
  }

  return {
    ...pages,
    agents,
    limit,
    access: 'session' as const,
    success: 'redirect' as const,
    ...(idempotency && { idempotency }),
    fields,
    ...(signedInPage && {
      signedInPage: (values: FormValues) => signedInPage(pick(values, fields)),
    }),
    input: schema,
    run,
    async submit(
      ports: FormPorts<Served>,
      { values, idempotencyKey }: { values: FormValues; idempotencyKey: IdempotencyKey },
    ) {
      if (agents === 'refused') await ports.refuseAgent()
      const typed = pick(values, fields)
      const input = parseForm(schema, toInput(typed))
      const result = await ports.limited(limit, typed, async () =>
        run(await ports.openEdge(), input, idempotencyKey),
      )
      return done(result, typed)
    },
  }
}

const VISITORS: {
  [Access in keyof VisitorByAccess]: (
    edge: Edge,
    idempotencyKey: IdempotencyKey,
  ) => VisitorByAccess[Access]
} = {
  session: (_, idempotencyKey) => ({ idempotencyKey }),
  customer: (edge, idempotencyKey) => ({ idempotencyKey, customerId: requireCustomer(edge) }),
}

const unchanged = (values: FormValues): object => values
