import type { SessionView } from '#shared/shell/session.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { flagOf } from '../../app/session.ts'

const hiding = lazyCode(() => import('./hide-on-scroll.tsx'))

interface StickyHeaderProps {
  session: SessionView | null | undefined
  /** Whether the site's preference is on. The shopper's experiment of the same name may turn it on as well. */
  isPreferred: boolean | undefined
}

/** Makes the header of small screens sticky (spec 1 §2.2). The checkout's header has no such part. */
export function StickyHeader({ session, isPreferred }: StickyHeaderProps) {
  const isSticky = isPreferred || flagOf(session, 'mobileStickyHeader')
  if (session === undefined || !isSticky) return null
  return <LazyPart code={hiding}>{({ HideOnScroll }) => <HideOnScroll />}</LazyPart>
}
