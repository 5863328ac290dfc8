import type { ContentAsset } from '#shared/content/content.ts'

import { Stack } from '../../ui/layout.tsx'
import { Beside } from '../../ui/stories/stories.tsx'
import { CardCopy, CardPicture } from './card-parts.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage } from './asset-attributes.ts'

/** A picture with copy beside it. */
export const singleSubsModule = defineModule({ needs: ['image'], Component: SingleSubs })

function SingleSubs({ slot, position }: ModuleProps) {
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
