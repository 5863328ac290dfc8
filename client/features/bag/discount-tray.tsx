import { FormattedMessage, useIntl } from 'react-intl'

import type { Tray } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { TrayPlaces } from '../../ui/tray.tsx'

/** A discount within reach: its places, filled by the pictures of what counts already. */
export function DiscountTray({ tray: { filled, missing, categoryId } }: { tray: Tray }) {
  const intl = useIntl()
  const href = useHref()
  const label = intl.formatMessage(
    { id: 'bag.tray' },
    { count: filled.length, size: filled.length + missing },
  )
  const places = [...filled, ...Array.from({ length: missing }, () => undefined)]
  return (
    <TrayPlaces>
      <div className="places" role="img" aria-label={label}>
        {places.map((picture, index) => (
          <span key={index} className={picture === undefined ? 'empty' : undefined}>
            {picture && <img src={picture.link} alt="" width={320} height={400} />}
          </span>
        ))}
      </div>
      {categoryId && (
        <a href={href(routes.category.href({ categoryId }))}>
          <FormattedMessage id="bag.trayLink" />
        </a>
      )}
    </TrayPlaces>
  )
}
