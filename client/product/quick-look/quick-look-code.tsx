import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useAppContext } from '../../kit/app-context.ts'
import { lazyCode } from '../../kit/lazy-code.ts'
import { useSession } from '../../kit/session.ts'
import { liveAvailabilityQuery } from '../buying/live-availability-query.ts'
import { lookQuery, type QuickLookLink } from './quick-look-query.ts'

export const quickLook = lazyCode(async () => {
  const own = import('./quick-look.tsx')
  // Shown at once, too: requested together, so that no file leads to another one.
  import('../buying/buying-options.tsx').catch(() => null)
  return (await own).QuickLook
})

/** Requests the product at the same time as the code of the quick look. */
export function LookData({ link }: { link: QuickLookLink }) {
  const appContext = useAppContext()
  const intl = useIntl()
  const session = useSession()
  const storeId = session?.store?.storeId ?? null
  useQuery(lookQuery(appContext, link.href))
  useQuery({
    ...liveAvailabilityQuery(link.productId, { ...appContext, storeId, intl }),
    enabled: session !== undefined,
  })
  return null
}
