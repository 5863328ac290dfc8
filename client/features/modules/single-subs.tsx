import type { ContentAsset } from '#shared/content/content.ts'

import { Stack } from '../../ui/layout.tsx'
import { Beside } from '../../ui/stories/stories.tsx'
import { CardCopy } from './card-copy.tsx'
import { CardPicture } from './card-picture.tsx'
import { ModuleBand } from './module-band.tsx'
import { ModuleHead } from './module-head.tsx'
import type { ModuleProps } from './module.ts'
import { sourceLanguage } from './source-language.ts'

/** A picture with copy beside it. */
export function SingleSubs({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={slot.heading} />
      <Stack gap="xxl">
        {assets.map((asset) => (
          <Single key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

const Single = ({ asset }: { asset: ContentAsset }) => (
  <Beside side={asset.imagePlacement ?? 'left'} id={asset.anchorId} {...sourceLanguage(asset)}>
    <CardPicture asset={asset} />
    <CardCopy asset={asset} />
  </Beside>
)
