import { FormattedMessage, useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'

import { detailsOf, opensDetails, type AssetDetails, dialogIdOf } from './has-extras.ts'
import { Html } from '../../kit/html.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DetailsBox, PromoText } from '../../ui/stories/stories.tsx'
import { Heading, Prose } from '../../ui/text.tsx'
import { sourceLanguage, tintOf } from './asset-attributes.ts'
import { actionProps } from '../../kit/document-actions.ts'
import { Tint } from '../../kit/tint.tsx'

/** The live text of a promotion and the dialog with its details. */
export function AssetExtras({ asset }: { asset: ContentAsset }) {
  const details = detailsOf(asset)
  return (
    <>
      {asset.promoLines && <LiveText asset={asset} lines={asset.promoLines} />}
      {details && <AssetDialog asset={asset} details={details} />}
    </>
  )
}

interface AssetDialogProps {
  asset: ContentAsset
  details: AssetDetails
}

/** The dialog with an asset's details, and the button that opens it, if no other does. The browser itself opens it. */
function AssetDialog({ asset, details }: AssetDialogProps) {
  const intl = useIntl()
  const id = dialogIdOf(asset)
  const headingId = `${id}-heading`
  return (
    <>
      {!opensDetails(asset) && (
        <Button type="button" tone="quiet" popoverTarget={id}>
          {details.opener ?? <FormattedMessage tagName="span" id="module.details" />}
        </Button>
      )}
      <DetailsBox
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={headingId}
        {...sourceLanguage(asset)}
      >
        <Button
          type="button"
          tone="icon"
          className="close"
          popoverTarget={id}
          popoverTargetAction="hide"
          // The browser moves the focus here when it opens the dialog.
          autoFocus
          aria-label={intl.formatMessage({ id: 'modal.close' })}
        >
          <Icon name="close" />
        </Button>
        <Heading id={headingId} size="heading">
          {details.heading ?? <FormattedMessage tagName="span" id="module.details" />}
        </Heading>
        {details.html && (
          <Prose>
            <Html html={details.html} />
          </Prose>
        )}
      </DetailsBox>
    </>
  )
}

interface LiveTextProps {
  asset: ContentAsset
  lines: NonNullable<ContentAsset['promoLines']>
}

/** The live text of a promotion: for whom it is, its lines, its limit, and the code that shoppers type. */
function LiveText({ asset, lines }: LiveTextProps) {
  const { eyebrow, memberExclusive, heading, line, secondLine, limit, code } = lines
  const tint = tintOf('live', asset.id)
  return (
    <PromoText className={tint} data-filled={lines.background && ''} {...sourceLanguage(asset)}>
      <Tint className={tint} background={lines.background} color={lines.color} />
      {memberExclusive && <p className="members">{memberExclusive}</p>}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {heading && <p className="heading">{heading}</p>}
      {line && <p className="line">{line}</p>}
      {secondLine && <p>{secondLine}</p>}
      {code && <PromoCode code={code} />}
      {limit && <p className="limit">{limit}</p>}
    </PromoText>
  )
}

function PromoCode({ code }: { code: string }) {
  return (
    <p className="code">
      <FormattedMessage tagName="span" id="module.code" values={{ code: <code>{code}</code> }} />
      <Button type="button" tone="quiet" {...actionProps('copyCode', code)}>
        <FormattedMessage id="module.copyCode" />
        <span className="visually-hidden"> {code}</span>
      </Button>
    </p>
  )
}
