import { Html } from '../../kit/html.tsx'
import { Tint } from '../../kit/tint.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Eyebrow, Heading, Prose } from '../../ui/text.tsx'
import type { ContentAsset } from '#shared/content/content.ts'
import { AssetButtons } from './asset-buttons.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { ModuleBand } from './module-band.tsx'
import { COPY, defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage, tintOf } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'

/** A short editorial text with space around it. */
export const copyBlockModule = defineModule({ needs: COPY, Component: CopyBlock })

function CopyBlock({ slot, position }: ModuleProps) {
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
  const { eyebrow, heading, paragraph, liveText, liveTextColor, ctaText, ctaHref } = asset
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
          <Tint className={tint} color={liveTextColor} />
          <Html html={liveText} />
        </Prose>
      )}
      <ExtrasPart asset={asset} />
      {ctaText && ctaHref && <ButtonLink {...linkTo(ctaHref, asset)}>{ctaText}</ButtonLink>}
      <AssetButtons asset={asset} align="center" />
    </Stack>
  )
}
