import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { useSession } from '../../app/session.ts'
import { liveAvailabilityQuery } from '../bag/live-availability-query.ts'
import { lookQuery, type QuickLookLink } from './look-query.ts'

export const quickLook = lazyCode(async () => {
  const own = import('./quick-look.tsx')
  // Shown at once, too: requested together, so that no file leads to another one.
  import('../bag/buying-options.tsx').catch(() => null)
  return (await own).QuickLook
})

/** Requests what the quick look shows, at the same time as its code. */
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
