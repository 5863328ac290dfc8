import type { ContentAsset } from '#shared/content/content.ts'

import { BannerPicture } from './banner-picture.tsx'

/** The picture or film of an asset with copy beside it. Without either, nothing. */
export const CardPicture = ({ asset }: { asset: ContentAsset }) =>
  (asset.image ?? asset.video) ? (
    <BannerPicture asset={asset} isLone={!asset.heading && !asset.ctaText && !asset.buttons} />
  ) : null
