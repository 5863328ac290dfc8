import { useSession } from '../../app/session.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'

const hiding = lazyCode(() => import('./hide-on-scroll.tsx'))

interface StickyHeaderProps {
  /** Whether the site's preference is on. The shopper's experiment of the same name may turn it on as well. */
  isPreferred: boolean | undefined
}

/** Makes the header of small screens sticky (spec 1 §2.2). The checkout's header has no such part. */
export function StickyHeader({ isPreferred }: StickyHeaderProps) {
  const session = useSession()
  const isSticky = isPreferred || session?.experiments['mobileStickyHeader']
  if (session === undefined || !isSticky) return null
  return <LazyPart code={hiding}>{({ HideOnScroll }) => <HideOnScroll />}</LazyPart>
}
