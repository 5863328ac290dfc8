import type { ContentAsset } from '#shared/content/content.ts'

import { BadgePicture } from '../ui/badge.tsx'

/** Badge icons come from content; an asset without a picture is not shown. */
export function ProductBadges({ assets }: { assets: readonly ContentAsset[] }) {
  const pictures = assets.flatMap(({ id, image }) => (image ? [{ id, ...image }] : []))
  if (pictures.length === 0) return null
  return (
    <span className="badges">
      {pictures.map(({ id, link, alt }) => (
        <BadgePicture key={id} loading="lazy" src={link} alt={alt} width={32} height={32} />
      ))}
    </span>
  )
}
