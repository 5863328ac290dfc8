import type { ContentAsset } from '#shared/content/content.ts'

import { AssetDialog } from './asset-dialog.tsx'
import { detailsOf } from './has-extras.ts'
import { LiveText } from './live-text.tsx'

/** The live text of a promotion and the dialog with its details. */
export function AssetExtras({ asset }: { asset: ContentAsset }) {
  const details = detailsOf(asset)
  return (
    <>
      {asset.promoLines && <LiveText asset={asset} lines={asset.promoLines} />}
      {details && <AssetDialog asset={asset} details={details} />}
    </>
  )
}
