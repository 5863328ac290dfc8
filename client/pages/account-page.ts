import type { CustomerAccount } from '#shared/contract/customer-account.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { ACCOUNT_STATE_KEY, type AccountState } from '../features/account-frame/account-state.ts'
import {
  definePersonalPage,
  type Outcome,
  type PersonalPage,
  type PersonalPageContext,
} from './page.ts'

export interface AccountPageContext extends PersonalPageContext {
  customerAccount: CustomerAccount
}

interface AccountPage extends Omit<PersonalPage, 'audience' | 'load'> {
  /** Loads what the page shows, at the same time as what its frame needs. */
  load?(context: AccountPageContext): Promise<Outcome | void>
}

/**
 * A page of a customer's account, shown in `AccountFrame`. Anyone else is led to the login page, and back. If commerce
 * does not answer, the frame says so with status 503, and its children are not rendered.
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
  const { queryClient, query, customerAccount } = context
  if (!customerAccount) throw new Error('Only the edge loads the pages of an account.')
  const [holder, outcome] = await Promise.all([
    unlessUnavailable(customerAccount.getHolder()),
    unlessUnavailable(Promise.resolve(page.load?.({ ...context, customerAccount }))),
  ])
  const isLoaded = holder !== UNAVAILABLE && outcome !== UNAVAILABLE
  queryClient.setQueryData<AccountState>(ACCOUNT_STATE_KEY, {
    holder: holder === UNAVAILABLE ? null : holder,
    isLoaded,
  })
  if (!isLoaded) return { query, status: 503 }
  return outcome
}

const UNAVAILABLE = Symbol('unavailable')

async function unlessUnavailable<Answer>(loading: Promise<Answer>) {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'unavailable') return UNAVAILABLE
    throw error
  }
}
