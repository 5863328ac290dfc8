import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'
import { WELCOME_SLOT } from '#shared/shell/dialogs.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { WIDE_SCREEN } from '../kit/lead-picture.ts'
import { atWidth } from '../kit/picture-width.ts'
import { ButtonLink } from '../ui/button.tsx'
import { slotsQuery } from '../content/queries.ts'
import type { DialogProps } from './dialog.ts'
import { ModalFrame } from '../kit/modal-frame.tsx'

const SLOT = [WELCOME_SLOT]

/** Welcomes a visitor with a picture, an offer and a way on (slot `email-dialog`, spec 1 §2.7). */
export function WelcomeDialog({ onClose, onLeave }: DialogProps) {
  const { data, isPending } = useQuery(slotsQuery(useCatalog(), SLOT))
  const asset = data?.[0]?.assets[0]
  const isEmpty = !isPending && !asset?.image
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isEmpty) leave()
  }, [isEmpty])
  if (!asset?.image) return null
  return (
    <ModalFrame
      lang={asset.lang}
      heading={asset.dialogHeading ?? <FormattedMessage tagName="span" id="welcome.heading" />}
      picture={<WelcomePicture asset={asset} onFollow={onClose} />}
      onClose={onClose}
    >
      <WelcomeOffer asset={asset} />
      {asset.dialogParagraph && <Html html={asset.dialogParagraph} />}
      <WelcomeLink asset={asset} onFollow={onClose} />
    </ModalFrame>
  )
}

/** The offer, with the code that gives it. */
function WelcomeOffer({ asset: { promoLines } }: { asset: ContentAsset }) {
  if (!promoLines?.line) return null
  const code = promoLines.code && <code translate="no">{promoLines.code}</code>
  return (
    <p className="offer">
      <strong>{promoLines.line}</strong>
      {code && (
        <span>
          <FormattedMessage tagName="span" id="welcome.code" values={{ code }} />
        </span>
      )}
    </p>
  )
}

function WelcomeLink({ asset: { ctaText, ctaHref, href }, onFollow }: WelcomePictureProps) {
  const target = ctaHref ?? href
  if (!ctaText || !target) return null
  return (
    <ButtonLink tone="primary" wide href={target} onClick={onFollow}>
      {ctaText}
    </ButtonLink>
  )
}

/** Twice the widths in which the picture is shown, for dense screens (px). */
const NARROW = 1000
const WIDE = 1152

interface WelcomePictureProps {
  asset: ContentAsset
  onFollow: () => void
}

function WelcomePicture({ asset, onFollow }: WelcomePictureProps) {
  const { image, imageDesktop, imageCta, dialogHeading, href } = asset
  if (!image) return null
  const picture = (
    <picture>
      {imageDesktop && <source media={WIDE_SCREEN} srcSet={atWidth(imageDesktop.link, WIDE)} />}
      <img
        src={atWidth(image.link, NARROW)}
        // The link needs a name.
        alt={imageCta ?? (image.alt || (dialogHeading ?? ''))}
        width={1600}
        height={900}
      />
    </picture>
  )
  return (
    <div className="picture">
      {href ? (
        <a href={href} onClick={onFollow}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  )
}
