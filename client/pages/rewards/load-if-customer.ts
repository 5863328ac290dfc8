import { ProblemError } from '#shared/http/problem.ts'

import { loadAccount, type AccountPageContext } from '../account-page.ts'
import type { Outcome, PersonalPageContext } from '../page.ts'

/** Loads a page that is one of the account for customers, and open to everybody else. */
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
