import { useQueryClient } from '@tanstack/react-query'

import type { AccountHolder } from '#shared/account/customer-account.ts'

/** What the frame of an account's page knows. */
export interface AccountState {
  /** Null if commerce could not say who they are. */
  holder: AccountHolder | null
  /** Whether the page's own data could be read. */
  isLoaded: boolean
}

export const ACCOUNT_STATE_KEY = ['account-state']

/** Of the page that the document shows. */
export function useAccountState() {
  return useQueryClient().getQueryData<AccountState>(ACCOUNT_STATE_KEY) ?? OF_NOBODY
}

const OF_NOBODY = { holder: null, isLoaded: false }

/** Whether the document was made for a customer who is signed in. */
export const useIsCustomer = () => useAccountState() !== OF_NOBODY
