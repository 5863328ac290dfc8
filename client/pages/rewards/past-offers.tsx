import { FormattedMessage } from 'react-intl'

import type { RewardOffer } from '#shared/rewards/offers.ts'

import { Disclosure } from '../../ui/disclosure.tsx'
import { PastRewards } from '../../ui/account-frame/wallet.tsx'
import { DayText } from '../../features/account-frame/day-text.tsx'

const OVER = {
  redeemed: 'wallet.used',
  expired: 'wallet.expired',
  cancelled: 'wallet.cancelled',
} as const

const isOver = (status: RewardOffer['status']): status is keyof typeof OVER => status in OVER

/** Rewards that were used, have expired or were withdrawn. */
export function PastOffers({ offers }: { offers: RewardOffer[] }) {
  return (
    <Disclosure>
      <summary>
        <FormattedMessage tagName="span" id="wallet.past" values={{ count: offers.length }} />
      </summary>
      <PastRewards className="inside">
        {offers.map(({ id, name, status, expiryDate }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="quiet">
              {isOver(status) && (
                <FormattedMessage
                  tagName="span"
                  id={OVER[status]}
                  values={{ day: <DayText day={expiryDate} /> }}
                />
              )}
            </span>
          </li>
        ))}
      </PastRewards>
    </Disclosure>
  )
}
