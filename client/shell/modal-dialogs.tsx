import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { ContentAsset } from '#shared/content/content.ts'

import { RedirectDialog } from './redirect-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ModalFrame } from '../kit/modal-frame.tsx'
import { dialogAssetQuery } from './dialog.ts'
import { FOLLOW_ID, type FollowedLink } from './use-followed-link.ts'

/** The dialogs that open by themselves, and the alert. Loaded together when the first of them opens. */
export const MODAL_DIALOGS = {
  redirect: features.redirectDialog ? RedirectDialog : () => null,
  welcome: WelcomeDialog,
  LinkAlert,
}

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
