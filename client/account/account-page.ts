import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'

import { ACCOUNT_STATE_KEY, type AccountState } from './account-state.ts'
import {
  definePersonalPage,
  type Outcome,
  type PersonalPage,
  type PersonalPageContext,
} from '../kit/page.ts'

/** Ports that only the edge has. */
interface EdgePorts {
  customerAccount: CustomerAccount
  memberRewards: MemberRewards
  subscriptions: Subscriptions
}

export interface AccountPageContext extends Omit<PersonalPageContext, keyof EdgePorts>, EdgePorts {}

interface AccountPage extends Omit<PersonalPage, 'audience' | 'load'> {
  /** Loads what the page shows, at the same time as what its frame needs. */
  load?(context: AccountPageContext): Promise<Outcome | void>
}

/**
 * A page of a customer's account, shown in `AccountFrame`. Anyone else is led to the login page, and back. If commerce
 * does not answer, the frame explains it with status 503, and its children are not rendered.
 */
export const defineAccountPage = (page: AccountPage) =>
  definePersonalPage({ ...page, load: (context) => loadAccount(context, page) })

/**
 * Loads who the customer is, beside the page's own data.
 * @throws {ProblemError} `sign-in-required`
 */
export async function loadAccount(
  context: PersonalPageContext,
  page: Pick<AccountPage, 'load'> = {},
): Promise<Outcome | void> {
  const { queryClient, query, customerAccount, memberRewards, subscriptions } = context
  if (!customerAccount || !memberRewards || !subscriptions)
    throw new Error('Only the edge loads the pages of an account.')
  const [holder, outcome] = await Promise.all([
    unlessUnavailable(customerAccount.getHolder()),
    unlessUnavailable(
      Promise.resolve(page.load?.({ ...context, customerAccount, memberRewards, subscriptions })),
    ),
  ])
  const isKnown = !(holder instanceof ProblemError)
  const isLoaded = isKnown && !(outcome instanceof ProblemError)
  queryClient.setQueryData<AccountState>(ACCOUNT_STATE_KEY, {
    holder: isKnown ? holder : null,
    isLoaded,
  })
  if (!isLoaded) return { query, status: 503, error: isKnown ? outcome : holder }
  return outcome
}

/** The answer, or the problem if commerce does not give one. */
async function unlessUnavailable<Answer>(loading: Promise<Answer>) {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'unavailable') return error
    throw error
  }
}

/** Loads a page that is part of the account for customers, and open to all other visitors. */
export async function loadIfCustomer(
  context: PersonalPageContext,
  load?: (context: AccountPageContext) => Promise<Outcome | void>,
): Promise<Outcome | void> {
  try {
    return await loadAccount(context, load ? { load } : {})
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'sign-in-required') throw error
  }
}
