import type { AssetButton, ContentAsset } from '#shared/content/content.ts'

import { Tint } from '../../kit/tint.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { detailsOf, dialogIdOf } from './has-extras.ts'
import { tintOf } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'

/** A button group holds at most six (spec 3 §9.2). */
const MAX_BUTTONS = 6

interface AssetButtonsProps {
  asset: ContentAsset
  most?: number
  align?: 'start' | 'center'
}

/** The buttons of an asset: links, or what opens its dialog. */
export function AssetButtons({ asset, most = MAX_BUTTONS, align = 'start' }: AssetButtonsProps) {
  const hasDialog = detailsOf(asset) !== null
  const buttons = asset.buttons?.filter(
    ({ href, modalId }) => href !== undefined || (modalId !== undefined && hasDialog),
  )
  if (!buttons?.length) return null
  return (
    <ButtonRow align={align}>
      {buttons.slice(0, most).map((button) => (
        <OneButton key={button.id} asset={asset} button={button} hasDialog={hasDialog} />
      ))}
    </ButtonRow>
  )
}

interface OneButtonProps {
  asset: ContentAsset
  button: AssetButton
  hasDialog: boolean
}

function OneButton({ asset, button, hasDialog }: OneButtonProps) {
  const linkTo = useLinkTo()
  const { text, href, style, target, background, tags = [], modalId, analytics } = button
  const tint = tintOf(asset.id, button.id)
  const look = {
    className: background && tint,
    tone: style === 'text' ? ('quiet' as const) : style,
    wide: tags.includes('wide'),
    'data-tags': tags.join(' ') || undefined,
    'data-style': style,
    'data-analytics': analytics,
  }
  const label = (
    <>
      {background && <Tint className={tint} background={background} />}
      <span>{text}</span>
    </>
  )
  if (modalId !== undefined && hasDialog) {
    return (
      <Button type="button" {...look} popoverTarget={dialogIdOf(asset)}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} {...linkTo(href ?? '', asset, { isNewTab: target === '_blank' })}>
      {label}
    </ButtonLink>
  )
}
