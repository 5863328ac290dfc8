import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import type { AccountHolder } from '#shared/account/customer-account.ts'
import type { AccountPasskey } from '#shared/account/account-passkeys.ts'
import type { CardBook } from '#shared/account/saved-card.ts'
import type { ContactChoice, Profile } from '#shared/account/profile.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'

/** The data of the frame of an account's page. */
export interface AccountState {
  /** Null if commerce could not identify them. */
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

/** The data of an account's pages. The document carries it, and the browser never requests it. */
interface AccountData {
  addresses: SavedAddress[]
  profile: Profile
  contactChoices: ContactChoice[]
  cards: CardBook
  passkeys: AccountPasskey[] | null
}

const dataKey = (name: keyof AccountData) => ['account', name]

export const keepAccountData = <Name extends keyof AccountData>(
  queryClient: QueryClient,
  name: Name,
  data: AccountData[Name],
) => queryClient.setQueryData<AccountData[Name]>(dataKey(name), data)

/** Data that the page's `load` has kept. Undefined on a page that could not load it, whose frame explains it. */
export const useOptionalAccountData = <Name extends keyof AccountData>(name: Name) =>
  useQueryClient().getQueryData<AccountData[Name]>(dataKey(name))

/** Data that the page's `load` has kept. */
export function useAccountData<Name extends keyof AccountData>(name: Name): AccountData[Name] {
  const data = useOptionalAccountData(name)
  if (data === undefined) throw new Error(`The page has not loaded ${name}.`)
  return data
}
