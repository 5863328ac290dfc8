import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Catalog } from '#shared/catalog.ts'
import { assetId } from '#shared/http/ids.ts'

import { useCatalog } from '../../app/app-context.ts'
import { whenIdle } from '../../app/lazy-code.ts'
import { assetsQuery } from '../catalog/queries.ts'

/** The merchant's words: what signing up is good for, and that login and password do not match. */
const ASSETS = {
  signUp: assetId('login-sign-up'),
  mismatch: assetId('masked-login-error-message'),
}

export const signInTextsQuery = (catalog: Catalog) => assetsQuery(catalog, Object.values(ASSETS))

/**
 * One of the merchant's texts. Undefined until it is known, and if there is none. What the page does not have is
 * requested once the form has been painted.
 */
export function useSignInText(name: keyof typeof ASSETS) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenIdle(() => setPainted(true)), [])
  const { data = [] } = useQuery({ ...signInTextsQuery(useCatalog()), enabled: isPainted })
  return data.find(({ id, body }) => id === ASSETS[name] && body)
}
