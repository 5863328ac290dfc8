import type * as v from 'valibot'

import type { Account } from '#shared/sign-in/account.ts'
import type { AccountAccess } from '#shared/sign-in/account-access.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { GiftCardBalances } from '#shared/gift-cards/gift-card.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import type { OrderActions } from '#shared/orders/order-history.ts'
import type { OrderTracking } from '#shared/orders/order-tracking.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { WorkerShopper } from '#shared/shopper.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'

import type { KeyKind } from '../idempotency/run-idempotent.ts'
import type { Policy } from '../limits/policy.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import type { ActionForm, FormPorts } from '../http/action.ts'
import { parseForm, pick, type FormValues } from '../http/form-values.ts'

type ShopperPorts = WorkerShopper

/**
 * What an action may use, by who may run it. `anyone`: no session is read. `session`: the shopper of the session,
 * which the action may start. `registered`: a shopper who is signed in. `account`: whoever signs in or out.
 * `customerAccount`: a customer, on the pages of the account. `orders`: a customer with orders. `memberRewards`,
 * `subscriptions`: the port itself says what it needs a customer for.
 * `accountAccess`: whoever wants an account, or has lost the way to it.
 */
interface PortsByAccess {
  anyone: {
    orderTracking: OrderTracking
    balances: GiftCardBalances
  }
  session: { shopper: ShopperPorts }
  registered: { shopper: ShopperPorts }
  /** What a customer can do with an order. */
  orders: { orderActions: OrderActions }
  account: { account: Account }
  customerAccount: { customerAccount: CustomerAccount }
  memberRewards: { memberRewards: MemberRewards }
  subscriptions: { subscriptions: Subscriptions }
  accountAccess: { accountAccess: AccountAccess }
}

/**
 * What `run` returns. `redirect`: a path without site and locale, or an https URL. `same-page`: nothing. `answer`: what
 * the same page shows.
 */
interface ResultBySuccess {
  redirect: string
  'same-page': void
  answer: object
}

type Success = keyof ResultBySuccess

/** Opens what an action needs. An action for anyone never opens the shopper. */
export interface ActionPorts extends FormPorts<ShopperContext> {
  openShopper(): Promise<ShopperPorts>
  openOrderActions(): Promise<OrderActions>
  openCustomerAccount(): Promise<CustomerAccount>
  openMemberRewards(): Promise<MemberRewards>
  openSubscriptions(): Promise<Subscriptions>
  openOrderTracking(): OrderTracking
  openGiftCardBalances(): GiftCardBalances
  openAccount(): Promise<Account>
  openAccountAccess(): AccountAccess
}

interface ActionBase<Field extends string, Input> extends Policy, ActionForm<Field> {
  /** Converts the typed values into the shape of `schema`. By default they are passed on unchanged. */
  toInput?: (values: FormValues<Field>) => object
  schema: v.GenericSchema<unknown, Input>
  /** How long the result of a key is stored. Absent if the action changes nothing, which may run again. */
  idempotency?: KeyKind
}

interface ActionDefinition<
  Field extends string,
  Input,
  Access extends keyof PortsByAccess,
  Outcome extends Success,
> extends ActionBase<Field, Input> {
  access: Access
  success: Outcome
  run: (
    form: PortsByAccess[Access] & {
      input: Input
      idempotencyKey: IdempotencyKey
      /** What was typed, for what is not part of the input. */
      values: FormValues<Field>
      files: readonly File[]
    },
  ) => Promise<ResultBySuccess[Outcome]>
}

/** A row of the action table, however it was defined. */
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
    ports: ActionPorts,
    form: { values: FormValues; files?: readonly File[]; idempotencyKey: IdempotencyKey },
  ): Promise<string | object | null>
}

/** How the ports of each kind of access are opened. */
const OPEN_PORTS: {
  [Access in keyof PortsByAccess]: (ports: ActionPorts) => Promise<PortsByAccess[Access]>
} = {
  anyone: async (ports) => ({
    orderTracking: ports.openOrderTracking(),
    balances: ports.openGiftCardBalances(),
  }),
  session: async (ports) => ({ shopper: await ports.openShopper() }),
  registered: async (ports) => ({ shopper: await openCustomer(ports) }),
  orders: async (ports) => {
    await openCustomer(ports)
    return { orderActions: await ports.openOrderActions() }
  },
  customerAccount: async (ports) => {
    await openCustomer(ports)
    return { customerAccount: await ports.openCustomerAccount() }
  },
  memberRewards: async (ports) => ({ memberRewards: await ports.openMemberRewards() }),
  subscriptions: async (ports) => ({ subscriptions: await ports.openSubscriptions() }),
  account: async (ports) => ({ account: await ports.openAccount() }),
  accountAccess: async (ports) => ({ accountAccess: ports.openAccountAccess() }),
}

/** @throws {ProblemError} `sign-in-required` */
async function openCustomer(ports: ActionPorts) {
  const shopper = await ports.openShopper()
  const { customerType } = await shopper.getSession('noop')
  if (customerType !== 'registered') throw new ProblemError('sign-in-required')
  return shopper
}

/** Defines one row of the action table, of a capability whose actions are not defined by `worker/http/action.ts`. */
export function defineAction<
  const Field extends string,
  Input,
  Access extends keyof PortsByAccess,
  Outcome extends Success,
>(row: ActionDefinition<Field, Input, Access, Outcome>): Action {
  const { access, success: _, fields, schema, pageOf, signedInPage, run, ...rest } = row
  const { agents, limit, toInput = unchanged } = rest
  return {
    ...rest,
    fields,
    ...(pageOf && { pageOf: (values) => pageOf(pick(values, fields)) }),
    ...(signedInPage && { signedInPage: (values) => signedInPage(pick(values, fields)) }),
    async submit(ports, { values, files = [], idempotencyKey }) {
      if (agents === 'refused') await ports.refuseAgent()
      const opened = await OPEN_PORTS[access](ports)
      const typed = pick(values, fields)
      const input = parseForm(schema, toInput(typed))
      const result = await ports.limited(limit, typed, () =>
        run({ ...opened, input, idempotencyKey, values: typed, files }),
      )
      return result ?? null
    },
  }
}

const unchanged = (values: FormValues): object => values
