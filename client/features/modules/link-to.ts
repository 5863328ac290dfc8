import type { ContentAsset } from '#shared/contract/content.ts'

/** A link of an asset: in a tab of its own where its content says that it leads elsewhere. */
export const linkTo = (href: string, { clickTrigger }: Pick<ContentAsset, 'clickTrigger'>) =>
  clickTrigger === 'externalLink' ? { href, target: '_blank', rel: 'noopener' } : { href }
