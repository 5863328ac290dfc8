import type { ContentAsset } from '#shared/contract/content.ts'

/**
 * The props of an asset's link. Content can say that the link opens a new tab, or that shoppers are told before they
 * follow it (`client/features/modals/link-alert.tsx`).
 */
export function linkTo(href: string, { clickTrigger }: Pick<ContentAsset, 'clickTrigger'>) {
  if (clickTrigger === 'externalLink') return { href, target: '_blank', rel: 'noopener' }
  return clickTrigger === 'externalLinkModal' ? { href, 'data-alerts': '' } : { href }
}
