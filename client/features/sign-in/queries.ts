import { useQuery } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import { assetId } from '#shared/contract/ids.ts'

import { useCatalog } from '../../app/app-context.ts'
import { assetsQuery } from '../catalog/queries.ts'

/** The merchant's words: what signing up is good for, and that login and password do not match. */
const ASSETS = {
  signUp: assetId('login-sign-up'),
  mismatch: assetId('masked-login-error-message'),
}

export const signInTextsQuery = (catalog: Catalog) => assetsQuery(catalog, Object.values(ASSETS))

/** One of the merchant's texts. Undefined until it is known, and if there is none. */
export function useSignInText(name: keyof typeof ASSETS) {
  const { data = [] } = useQuery(signInTextsQuery(useCatalog()))
  return data.find(({ id, body }) => id === ASSETS[name] && body)
}
