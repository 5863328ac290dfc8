import type { ContentAsset } from '#shared/content/content.ts'

import { ButtonLink } from '../../ui/button.tsx'
import { Feature, FeatureGrid } from '../../ui/stories/stories.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { AssetButtons } from './asset-buttons.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage } from './asset-attributes.ts'
import { TilePicture } from './tile-picture.tsx'
import { useLinkTo } from './use-link-to.ts'

/** Twice the width of a tile (px), for dense screens. */
const TILE = 1300
const RATIO = [1600, 1200] as const

/** Pictures in two columns, each with a paragraph and a call to action. */
export const subsModule = defineModule({ needs: ['image'], Component: Subs })

function Subs({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={slot.heading} />
      <FeatureGrid>
        {assets.map((asset) => (
          <Sub key={asset.id} asset={asset} />
        ))}
      </FeatureGrid>
    </ModuleBand>
  )
}

function Sub({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  const { image, heading, graphicParagraph, imageCta, href } = asset
  return (
    <Feature id={asset.anchorId} {...sourceLanguage(asset)}>
      <TilePicture picture={image} width={TILE} ratio={RATIO} />
      <div className="words">
        {heading && (
          <Heading as="h3" size="heading">
            {heading}
          </Heading>
        )}
        {graphicParagraph && <Text>{graphicParagraph}</Text>}
        <ExtrasPart asset={asset} />
        {href && (
          <ButtonLink {...linkTo(href, asset)}>{imageCta ?? heading ?? image?.alt}</ButtonLink>
        )}
        <AssetButtons asset={asset} />
      </div>
    </Feature>
  )
}
