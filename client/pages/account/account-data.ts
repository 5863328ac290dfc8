import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import type { AccountPasskey } from '#shared/account/account-passkeys.ts'
import type { CardBook } from '#shared/account/saved-card.ts'
import type { ContactChoice, Profile } from '#shared/account/profile.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'

/** What the pages of an account load. The document carries it, and the browser never asks for it. */
interface AccountData {
  addresses: SavedAddress[]
  profile: Profile
  contactChoices: ContactChoice[]
  cards: CardBook
  passkeys: AccountPasskey[] | null
}

const keyOf = (name: keyof AccountData) => ['account', name]

export const keepAccountData = <Name extends keyof AccountData>(
  queryClient: QueryClient,
  name: Name,
  data: AccountData[Name],
) => queryClient.setQueryData<AccountData[Name]>(keyOf(name), data)

/** Data that the page's `load` has kept, or undefined on a page that could not load it: its frame says so. */
export const useOptionalAccountData = <Name extends keyof AccountData>(name: Name) =>
  useQueryClient().getQueryData<AccountData[Name]>(keyOf(name))

/** Data that the page's `load` has kept. */
export function useAccountData<Name extends keyof AccountData>(name: Name): AccountData[Name] {
  const data = useOptionalAccountData(name)
  if (data === undefined) throw new Error(`The page has not loaded ${name}.`)
  return data
}
