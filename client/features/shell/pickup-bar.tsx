import { FormattedMessage, useIntl } from 'react-intl'

import type { Slot } from '#shared/contract/content.ts'
import type { SitePreferences } from '#shared/contract/preferences.ts'
import { routes } from '#shared/routes.ts'

import { Tint } from '../../app/tint.tsx'
import { useHref } from '../../app/link.ts'
import { PromoBar } from '../../ui/promo-bar.tsx'
import { tintOf } from '../modules/tint-of.ts'

/**
 * Whether the bar is shown, as far as a document for everybody can tell (spec 1 §2.2). Registered customers see it on
 * every site; it comes with signing in.
 */
export const hasPickupBar = ({
  enableStorePickUp,
  bondLoyaltyEnabled,
}: Pick<SitePreferences, 'enableStorePickUp' | 'bondLoyaltyEnabled'>) =>
  enableStorePickUp || bondLoyaltyEnabled

/** The bar about store pickup below the header (slot `header-pickup-promo`). Nobody has a store yet, so it leads to them. */
export function PickupBar({ slot }: { slot: Slot | undefined }) {
  const intl = useIntl()
  const href = useHref()
  const asset = slot?.assets.find(({ promoLines }) => promoLines)
  if (!asset?.promoLines) return null
  const { eyebrow, line, secondLine, background, colour } = asset.promoLines
  const tint = tintOf('pickup', asset.id)
  return (
    <PromoBar aria-label={intl.formatMessage({ id: 'pickup.label' })}>
      <ul>
        <li className={tint}>
          <Tint className={tint} background={background} colour={colour} />
          <p>
            <span {...(asset.lang && { lang: asset.lang, translate: 'no' as const })}>
              {eyebrow && <span className="eyebrow">{eyebrow}</span>} <strong>{line}</strong>{' '}
              {secondLine && <span className="second">{secondLine}</span>}
            </span>{' '}
            <a href={href(routes.storeLocator.href({}))}>
              <FormattedMessage id="shell.setStore" />
            </a>
          </p>
        </li>
      </ul>
    </PromoBar>
  )
}
