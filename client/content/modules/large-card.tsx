import type { ContentAsset } from '#shared/content/content.ts'

import { Stack } from '../../ui/layout.tsx'
import { CardFace } from '../../ui/stories/stories.tsx'
import { CardCopy, CardPicture } from './card-parts.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { GRAPHIC, COPY, defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage } from './asset-attributes.ts'

/** A primary and an outline one. */
const MAX_BUTTONS = 2

/** Cards with a picture, copy in dark or light text, and up to two buttons. */
export const largeCardModule = defineModule({ needs: [...GRAPHIC, ...COPY], Component: LargeCard })

function LargeCard({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={slot.heading} />
      <Stack gap="xl">
        {assets.map((asset) => (
          <Card key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

/** Where the text is light, its ground is dark, so that it can be read. */
function Card({ asset }: { asset: ContentAsset }) {
  const isLight = asset.textDisplayMode !== 'Dark'
  return (
    <CardFace
      side={asset.imagePlacement ?? 'left'}
      text={isLight ? 'light' : 'dark'}
      id={asset.anchorId}
      {...sourceLanguage(asset)}
    >
      <CardPicture asset={asset} />
      <CardCopy asset={asset} mostButtons={MAX_BUTTONS} onNight={isLight} />
    </CardFace>
  )
}
