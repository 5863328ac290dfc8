import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { dialogAssetQuery } from './queries.ts'
import { FOLLOW_ID, type FollowedLink } from './use-followed-link.ts'

interface LinkAlertProps {
  link: FollowedLink
  onClose: () => void
}

/** Says that a link leads out of the shop, before it is followed (spec 3 §2.6). */
export function LinkAlert({ link: { href, isNewTab }, onClose }: LinkAlertProps) {
  const { data, isPending } = useQuery(dialogAssetQuery(useCatalog(), 'external-link-legal-alert'))
  if (isPending) return null
  const asset = data?.[0]
  return (
    <ModalFrame
      lang={asset?.lang}
      heading={asset?.dialogHeading ?? <FormattedMessage tagName="span" id="linkAlert.heading" />}
      onClose={onClose}
    >
      <AlertText asset={asset} />
      <div className="ways">
        <ButtonLink
          id={FOLLOW_ID}
          tone="primary"
          wide
          href={href}
          {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          onClick={onClose}
        >
          <FormattedMessage id="linkAlert.follow" />
        </ButtonLink>
        <Button type="button" wide onClick={onClose}>
          <FormattedMessage id="linkAlert.stay" />
        </Button>
      </div>
    </ModalFrame>
  )
}

function AlertText({ asset }: { asset: ContentAsset | undefined }) {
  const { dialogParagraph, body } = asset ?? {}
  if (!dialogParagraph && !body) {
    return (
      <p>
        <FormattedMessage id="linkAlert.text" />
      </p>
    )
  }
  return (
    <>
      {dialogParagraph && <Html html={dialogParagraph} />}
      {body && <Html className="quiet" html={body} />}
    </>
  )
}
