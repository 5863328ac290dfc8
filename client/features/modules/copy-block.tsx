import { Html } from '../../app/html.tsx'
import { Tint } from '../../app/tint.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Eyebrow, Heading, Prose } from '../../ui/text.tsx'
import type { ContentAsset } from '#shared/content/content.ts'
import { AssetButtons } from './asset-buttons.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'
import { sourceLanguage } from './source-language.ts'
import { tintOf } from './tint-of.ts'
import { useLinkTo } from './use-link-to.ts'

/** A short editorial text with space around it. */
export function CopyBlock({ slot, position }: ModuleProps) {
  return (
    <ModuleBand position={position}>
      <Stack gap="xxl">
        {slot.assets.map((asset) => (
          <Copy key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

function Copy({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  const { eyebrow, heading, paragraph, liveText, liveTextColour, ctaText, ctaHref } = asset
  const tint = tintOf(asset.id)
  return (
    <Stack gap="l" align="center" id={asset.anchorId} {...sourceLanguage(asset)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading>{heading}</Heading>}
      {paragraph && (
        <Prose align="center">
          <Html html={paragraph} />
        </Prose>
      )}
      {liveText && (
        <Prose align="center" className={tint}>
          <Tint className={tint} colour={liveTextColour} />
          <Html html={liveText} />
        </Prose>
      )}
      <ExtrasPart asset={asset} />
      {ctaText && ctaHref && <ButtonLink {...linkTo(ctaHref, asset)}>{ctaText}</ButtonLink>}
      <AssetButtons asset={asset} align="center" />
    </Stack>
  )
}
