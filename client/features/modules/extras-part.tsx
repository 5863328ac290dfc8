import type { ContentAsset } from '#shared/content/content.ts'

import { LazyPart } from '../../app/lazy-part.tsx'
import { hasExtras } from './has-extras.ts'
import { extrasCode } from './registry.ts'

/** What an asset of any template may have besides its own fields. Nothing, and no code, for most. */
export const ExtrasPart = ({ asset }: { asset: ContentAsset }) =>
  hasExtras(asset) && (
    <LazyPart code={extrasCode}>{(AssetExtras) => <AssetExtras asset={asset} />}</LazyPart>
  )
