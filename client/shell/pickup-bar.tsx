import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '@tanstack/react-query'

import type { Slot } from '#shared/content/content.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../kit/document-actions.ts'
import { Tint } from '../kit/tint.tsx'
import { useHref } from '../kit/link.ts'
import { PromoBar } from '../ui/promo-bar.tsx'
import { tintOf } from '../content/modules/asset-attributes.ts'
import { useCatalog } from '../kit/app-context.ts'
import { useSession } from '../kit/session.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { hasPickupBar } from './shell-data.ts'

interface PickupBarProps {
  slot: Slot | undefined
  /** The shopper's store, or null if they have none. Undefined on the edge, where the session comes later. */
  storeName?: string | null
}

/** The bar about store pickup below the header (slot `header-pickup-promo`). Opens the dialog, or leads to the stores. */
export function PickupBar({ slot, storeName }: PickupBarProps) {
  const intl = useIntl()
  const asset = slot?.assets.find(({ promoLines }) => promoLines?.line)
  if (!asset?.promoLines) return null
  const { eyebrow, line, secondLine, background, color } = asset.promoLines
  const tint = tintOf('pickup', asset.id)
  return (
    <PromoBar aria-label={intl.formatMessage({ id: 'pickup.label' })}>
      <ul>
        <li className={tint}>
          <Tint className={tint} background={background} color={color} />
          <p className="beside">
            <span {...(asset.lang && { lang: asset.lang, translate: 'no' as const })}>
              {eyebrow && <span className="eyebrow">{eyebrow}</span>} <strong>{line}</strong>{' '}
              {secondLine && <span className="second">{secondLine}</span>}
            </span>{' '}
            <StoreName name={storeName} />
          </p>
        </li>
      </ul>
    </PromoBar>
  )
}

function StoreName({ name }: { name: PickupBarProps['storeName'] }) {
  const href = useHref()
  return (
    <a
      className={name ? 'named' : undefined}
      href={href(routes.storeLocator.href({}))}
      title={name ?? undefined}
      {...actionProps('chooseStore', '')}
      data-names-store={name === undefined ? '' : undefined}
    >
      {name ?? <FormattedMessage tagName="span" id="shell.setStore" />}
    </a>
  )
}

/** The bar about store pickup, for a browser that renders the shell itself. */
export function BrowserPickupBar({ slot }: { slot: Slot | undefined }) {
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const session = useSession()
  const isShown = session?.customerType === 'registered' || hasPickupBar(preferences)
  return isShown && <PickupBar slot={slot} storeName={session?.store?.storeName ?? null} />
}
