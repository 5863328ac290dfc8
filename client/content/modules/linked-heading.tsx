import type { ContentAsset } from '#shared/content/content.ts'

import { useLinkTo } from './use-link-to.ts'

/** The heading of an asset. Without a call to action, it is the link. */
export function LinkedHeading({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  const { heading, href, ctaText } = asset
  return href && !ctaText ? <a {...linkTo(href, asset)}>{heading}</a> : heading
}
