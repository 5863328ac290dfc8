import type * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'

import {
  hashKey,
  NO_OWNER,
  resultOf,
  runIdempotent,
  type ActionResult,
  type KeyKind,
  type KeyOwner,
} from '../idempotency/run-idempotent.ts'
import type { Policy } from '../limits/policy.ts'
import { requireCustomer } from '../session/customer.ts'
import type { ActionForm, FormPorts } from './action-form.ts'
import type { Edge, PublicEdge } from './edge.ts'
import { parseForm, pick, type FormValues } from './form-values.ts'

/** How results are stored: how long, and the schema that validates them. Absent for an action that may run again. */
type Storage<Output> =
  | { idempotency: KeyKind; output: v.GenericSchema<unknown, Output> }
  | { idempotency?: never; output?: v.GenericSchema<unknown, Output> }

type ActionSetup<
  Needed extends PublicEdge,
  Visitor,
  Field extends string,
  Input,
  Output extends object,
> = Policy &
  Storage<Output> & {
    name: ActionName
    /** Runs again after an expired attempt, because doing it twice does no harm. */
    retriesLost?: true
    input: v.GenericSchema<unknown, Input>
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

type CustomerActionSetup<
  Needed extends PublicEdge,
  Field extends string,
  Input,
  Output extends object,
> = ActionSetup<Needed, Customer, Field, Input, Output> & {
  /**
   * The part of the input that identifies the action of a customer, whichever form, tab or device sends it. Absent if the
   * idempotency key does.
   */
  sameBy?: (input: Input) => unknown
}

/** Defines an action for a customer who is signed in. */
export const customerAction = <
  const Field extends string,
  Input,
  Output extends object,
  Needed extends Edge = Edge,
>({
  sameBy,
  ...setup
}: CustomerActionSetup<Needed, Field, Input, Output>) =>
  defineAction(setup, {
    open: (ports) => ports.openEdge(),
    visitorOf: (edge, idempotencyKey) => ({ idempotencyKey, customerId: requireCustomer(edge) }),
    ownerOf: ({ session }) => session,
    ...(sameBy && { sharedBy: ({ customerId }, input) => ({ customerId, part: sameBy(input) }) }),
  })

interface Access<Needed extends PublicEdge, Known, Input> {
  /** Opens the edge for a form. */
  open(ports: FormPorts<Needed>): Promise<Needed> | Needed
  /** @throws {ProblemError} if the visitor may not run the action */
  visitorOf(edge: Needed, idempotencyKey: IdempotencyKey): Known
  /** Whose idempotency key it is. */
  ownerOf(edge: Needed): KeyOwner
  /** What identifies the action in place of its idempotency key. */
  sharedBy?(visitor: Known, input: Input): { customerId: string; part: unknown }
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
>(setup: ActionSetup<Needed, Known, Field, Input, Output>, access: Access<Needed, Known, Input>) {
  const { name, agents, limit, idempotency, retriesLost = false, input: schema, output } = setup
  const { toInput = unchanged, attach, done, ...form } = setup.form
  const { fields, pageOf, signedInPage } = form

  /** Runs once for each idempotency key. @throws {ProblemError} also if the visitor may not run it */
  async function run(edge: Needed, input: Input, idempotencyKey: IdempotencyKey): Promise<Output> {
    const visitor = access.visitorOf(edge, idempotencyKey)
    const work = () => setup.run(edge, input, visitor)
    if (!idempotency || !output) return work()
    const { context, bindings } = edge
    const shared = access.sharedBy?.(visitor, input)
    const [key, part] = shared ? [shared.customerId, shared.part] : [idempotencyKey, input]
    return runIdempotent<Output>({
      context,
      bindings,
      session: shared ? NO_OWNER : access.ownerOf(edge),
      name: await hashKey(key, `${context.site.id}.${name}`, part),
      kind: idempotency,
      schema: output,
      run: () => (shared ? successOf(work) : resultOf(work)),
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

/** Only success is stored. A failed action may be repeated. */
async function successOf<Output>(work: () => Promise<Output>): Promise<ActionResult<Output>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error, retention: 'discarded' }
    throw error
  }
}

const unchanged = (values: FormValues): object => values
