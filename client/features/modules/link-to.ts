import type { ContentAsset } from '#shared/contract/content.ts'

/** The props of an asset's link, which opens a new tab if its content marks it as external. */
export const linkTo = (href: string, { clickTrigger }: Pick<ContentAsset, 'clickTrigger'>) =>
  clickTrigger === 'externalLink' ? { href, target: '_blank', rel: 'noopener' } : { href }
