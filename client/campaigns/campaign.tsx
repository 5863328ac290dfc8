import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useAppContext } from '../kit/app-context.ts'
import { useSession } from '../kit/session.ts'
import { applySourceCode } from './apply-source-code.ts'
import { OwnPrices } from './own-prices.tsx'

/** Applies the source code of the link by which the visitor has come, and shows the prices of such a visitor. */
export function Campaign() {
  const appContext = useAppContext()
  const queryClient = useQueryClient()
  const [code] = useState(() => new URLSearchParams(location.search).get('src'))
  useEffect(() => {
    if (code) void applySourceCode(code, { appContext, queryClient })
  }, [code, appContext, queryClient])
  return useSession()?.hasOwnPrices && <OwnPrices />
}
