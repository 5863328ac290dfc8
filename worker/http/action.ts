import type * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import type { RouteKey, routes } from '#shared/routes.ts'

import {
  hashKey,
  NO_OWNER,
  resultOf,
  runIdempotent,
  type KeyKind,
  type KeyOwner,
} from '../idempotency/run-idempotent.ts'
import type { Policy } from '../limits/policy.ts'
import { requireCustomer } from '../session/customer.ts'
import type { Edge, PublicEdge } from './edge.ts'
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

interface ActionSetup<
  Needed extends PublicEdge,
  Visitor,
  Field extends string,
  Input,
  Output extends object,
> extends Policy {
  name: ActionName
  /** How long a result is stored. Absent for an action composed of others, which store their own results. */
  idempotency?: KeyKind
  /** Runs again after an expired attempt, because doing it twice does no harm. */
  retriesLost?: true
  input: v.GenericSchema<unknown, Input>
  /** Validates a stored result. */
  output: v.GenericSchema<unknown, Output>
  run(edge: Needed, input: Input, visitor: Visitor): Promise<Output>
  form: ActionForm<Field> & {
    /** Converts what was typed into the shape of `input`. By default it is passed on unchanged. */
    toInput?: (values: FormValues<Field>) => object
    /** Adds the uploaded files of `filesField` to the input. It runs again for a repeated form. */
    attach?: (edge: Needed, input: Input, files: readonly File[]) => Promise<Input>
    /**
     * The path and query of the page that confirms the action, or the answer that the form's page shows. Without it, that page
     * shows its success state.
     */
    done?: (output: Output, values: FormValues<Field>) => string | object
  }
}

interface Visitor {
  idempotencyKey: IdempotencyKey
}

interface Customer extends Visitor {
  customerId: string
}

/** Defines an action for anyone. It reads no session. */
export const publicAction = <const Field extends string, Input, Output extends object>(
  setup: ActionSetup<PublicEdge, Visitor, Field, Input, Output>,
) =>
  defineAction(setup, {
    open: (ports) => ports.publicEdge(),
    visitorOf: (_, idempotencyKey) => ({ idempotencyKey }),
    ownerOf: () => NO_OWNER,
  })

/** Defines an action for anyone that reads the visitor's session, and starts none. */
export const visitorAction = <
  const Field extends string,
  Input,
  Output extends object,
  Needed extends Edge = Edge,
>(
  setup: ActionSetup<Needed, Visitor, Field, Input, Output>,
) =>
  defineAction(setup, {
    open: (ports) => ports.openEdge(),
    visitorOf: (_, idempotencyKey) => ({ idempotencyKey }),
    ownerOf: ({ session }) => session,
  })

/** Defines an action for a customer who is signed in. */
export const customerAction = <
  const Field extends string,
  Input,
  Output extends object,
  Needed extends Edge = Edge,
>(
  setup: ActionSetup<Needed, Customer, Field, Input, Output>,
) =>
  defineAction(setup, {
    open: (ports) => ports.openEdge(),
    visitorOf: (edge, idempotencyKey) => ({ idempotencyKey, customerId: requireCustomer(edge) }),
    ownerOf: ({ session }) => session,
  })

interface Access<Needed extends PublicEdge, Known> {
  /** Opens the edge for a form. */
  open(ports: FormPorts<Needed>): Promise<Needed> | Needed
  /** @throws {ProblemError} if the visitor may not run the action */
  visitorOf(edge: Needed, idempotencyKey: IdempotencyKey): Known
  /** Whose idempotency key it is. */
  ownerOf(edge: Needed): KeyOwner
}

/**
 * Defines an action once, for its posted form (`submit`) and for `/api` (`run`): both check the access and use the
 * idempotency key in the same place.
 */
function defineAction<
  Needed extends PublicEdge,
  Known,
  Field extends string,
  Input,
  Output extends object,
>(setup: ActionSetup<Needed, Known, Field, Input, Output>, access: Access<Needed, Known>) {
  const { name, agents, limit, idempotency, retriesLost = false, input: schema, output } = setup
  const { toInput = unchanged, attach, done, ...form } = setup.form
  const { fields, pageOf, signedInPage } = form

  /** Runs once for each idempotency key. @throws {ProblemError} also if the visitor may not run it */
  async function run(edge: Needed, input: Input, idempotencyKey: IdempotencyKey): Promise<Output> {
    const visitor = access.visitorOf(edge, idempotencyKey)
    const work = () => setup.run(edge, input, visitor)
    if (!idempotency) return work()
    const { context, bindings } = edge
    return runIdempotent<Output>({
      context,
      bindings,
      session: access.ownerOf(edge),
      name: await hashKey(idempotencyKey, `${context.site.id}.${name}`, input),
      kind: idempotency,
      schema: output,
      run: () => resultOf(work),
      retriesLost,
    })
  }

  return {
    ...form,
    pageOf: pageOf && ((values: FormValues) => pageOf(pick(values, fields))),
    signedInPage: signedInPage && ((values: FormValues) => signedInPage(pick(values, fields))),
    agents,
    limit,
    idempotency,
    input: schema,
    run,
    async submit(
      ports: FormPorts<Needed>,
      {
        values,
        files = [],
        idempotencyKey,
      }: { values: FormValues; files?: readonly File[]; idempotencyKey: IdempotencyKey },
    ) {
      if (agents === 'refused') await ports.refuseAgent()
      const typed = pick(values, fields)
      const input = parseForm(schema, toInput(typed))
      const result = await ports.limited(limit, typed, async () => {
        const edge = await access.open(ports)
        const complete = attach ? await attach(edge, input, files) : input
        return run(edge, complete, idempotencyKey)
      })
      return done?.(result, typed) ?? null
    },
  }
}

const unchanged = (values: FormValues): object => values
