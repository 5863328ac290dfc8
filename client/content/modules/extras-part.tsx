import type { ContentAsset } from '#shared/content/content.ts'

import { lazyCode } from '../../kit/lazy-code.ts'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { hasExtras } from './has-extras.ts'

export const extrasCode = lazyCode(async () => (await import('./asset-extras.tsx')).AssetExtras)

/** The promotion and dialog that an asset of any template may have. Most assets have none and load no code for them. */
export const ExtrasPart = ({ asset }: { asset: ContentAsset }) =>
  hasExtras(asset) && (
    <LazyPart code={extrasCode}>{(AssetExtras) => <AssetExtras asset={asset} />}</LazyPart>
  )
