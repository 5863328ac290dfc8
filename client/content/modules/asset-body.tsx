import type { ContentAsset } from '#shared/content/content.ts'

import { Html } from '../../kit/html.tsx'
import { Stack } from '../../ui/layout.tsx'
import { OnScreen } from '../../ui/modules.tsx'
import { Prose } from '../../ui/text.tsx'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage } from './asset-attributes.ts'

/** Sanitized markup of editors, which may differ between phones and desktops. */
export const assetBodyModule = defineModule({ needs: ['body', 'customBody'], Component: AssetBody })

function AssetBody({ slot, position }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <Stack gap="xl">
        {assets.map((asset) => (
          <Body key={asset.id} asset={asset} />
        ))}
      </Stack>
    </ModuleBand>
  )
}

/** One body is for all screens; of two, one is for each. */
function Body({ asset }: { asset: ContentAsset }) {
  const { body, customBody, anchorId } = asset
  const only = body && customBody && body !== customBody ? null : (body ?? customBody)
  return (
    <div id={anchorId} {...sourceLanguage(asset)}>
      {only ? (
        <Prose size="wide">
          <Html html={only} />
        </Prose>
      ) : (
        <>
          {body && (
            <OnScreen width="narrow">
              <Prose size="wide">
                <Html html={body} />
              </Prose>
            </OnScreen>
          )}
          {customBody && (
            <OnScreen width="wide">
              <Prose size="wide">
                <Html html={customBody} />
              </Prose>
            </OnScreen>
          )}
        </>
      )}
    </div>
  )
}
