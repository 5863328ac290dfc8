import { FormattedMessage, useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'

import { Html } from '../../app/html.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DetailsBox } from '../../ui/stories/stories.tsx'
import { Heading, Prose } from '../../ui/text.tsx'
import { dialogIdOf } from './dialog-id.ts'
import { opensDetails, type AssetDetails } from './has-extras.ts'
import { sourceLanguage } from './source-language.ts'

interface AssetDialogProps {
  asset: ContentAsset
  details: AssetDetails
}

/** The dialog with an asset's details, and the button that opens it, if no other does. The browser itself opens it. */
export function AssetDialog({ asset, details }: AssetDialogProps) {
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
