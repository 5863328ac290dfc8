import { useQueryClient } from '@tanstack/react-query'
import { useIntl, FormattedMessage } from 'react-intl'

import type { Wallet } from '#shared/rewards/member-rewards.ts'
import { routes } from '#shared/routes.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'

import { AccountFrame } from '../account/account-frame.tsx'
import { defineAccountPage } from '../account/account-page.ts'
import { useHref } from '../kit/link.ts'
import { Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { Tickets, PastRewards } from '../account/look-wallet.tsx'
import { MembershipNote, NotMember } from './not-member.tsx'
import { ProgressHero } from './progress-hero.tsx'
import { RewardTicket } from './reward-ticket.tsx'
import { WalletNotice } from './wallet-notice.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { DayText } from '../kit/day-text.tsx'

const WALLET_KEY = ['wallet']

/** The rewards of a member, or the way to become one. */
export const walletPage = defineAccountPage({
  isStatic: true,
  async load({ queryClient, memberRewards }) {
    queryClient.setQueryData(WALLET_KEY, await memberRewards.getWallet())
  },
  Component: function WalletPage() {
    const title = useIntl().formatMessage({ id: 'title.wallet' })
    const wallet = useQueryClient().getQueryData<Wallet>(WALLET_KEY)
    return (
      <AccountFrame title={title} current={routes.wallet.href({})}>
        {wallet && <WalletView wallet={wallet} />}
      </AccountFrame>
    )
  },
})

const PAST = new Set<RewardOffer['status']>(['redeemed', 'expired', 'cancelled'])
const COMING = new Set<RewardOffer['status']>(['upcoming', 'inactive'])

/** A member's current, coming and past rewards. */
function WalletView({ wallet }: { wallet: Wallet }) {
  const { enrollment, status, progress, offers } = wallet
  if (enrollment !== 'member') return <NotMember enrollment={enrollment} status={status} />
  const ready = (offers ?? []).filter((offer) => offer.status === 'available')
  const coming = (offers ?? []).filter((offer) => COMING.has(offer.status))
  const past = (offers ?? []).filter((offer) => PAST.has(offer.status))
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        <WalletNotice wallet={wallet} />
        <MembershipNote status={status} />
        {progress && <ProgressHero progress={progress} />}
      </Stack>
      <Ready offers={offers && ready} wallet={wallet} />
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <Stack gap="l">
            <Heading id="coming" size="heading">
              <FormattedMessage id="wallet.coming" />
            </Heading>
            <Offers offers={coming} wallet={wallet} />
          </Stack>
        </section>
      )}
      {past.length > 0 && <PastOffers offers={past} />}
    </Stack>
  )
}

function Ready({ offers, wallet }: { offers: RewardOffer[] | null; wallet: Wallet }) {
  return (
    <section aria-labelledby="ready">
      <Stack gap="l">
        <Heading id="ready" size="heading">
          <FormattedMessage id="wallet.ready" />
        </Heading>
        {offers === null && (
          <Text>
            <FormattedMessage id="wallet.unreadable" />
          </Text>
        )}
        {offers?.length === 0 && (
          <Text measured>
            <FormattedMessage id="wallet.noneReady" />
          </Text>
        )}
        {offers && offers.length > 0 && (
          <>
            <Offers offers={offers} wallet={wallet} />
            <Limits wallet={wallet} />
          </>
        )}
      </Stack>
    </section>
  )
}

function Offers({ offers, wallet }: { offers: RewardOffer[]; wallet: Wallet }) {
  return (
    <Tickets>
      {offers.map((offer) => (
        <RewardTicket key={offer.id} offer={offer} wallet={wallet} />
      ))}
    </Tickets>
  )
}

/** Explains obstacles to a reward before it is used. */
function Limits({ wallet: { bag } }: { wallet: Wallet }) {
  const href = useHref()
  return (
    <Text size="small" tone="quiet" measured>
      {bag && (
        <FormattedMessage
          tagName="span"
          id="wallet.limits"
          values={{ used: bag.coupons.length, limit: bag.couponLimit }}
        />
      )}{' '}
      <a href={href(routes.howRewardsWork.href({}))}>
        <FormattedMessage id="account.rewards" />
      </a>
    </Text>
  )
}

const OVER = {
  redeemed: 'wallet.used',
  expired: 'wallet.expired',
  cancelled: 'wallet.cancelled',
} as const

const isOver = (status: RewardOffer['status']): status is keyof typeof OVER => status in OVER

/** Rewards that were used, have expired or were withdrawn. */
function PastOffers({ offers }: { offers: RewardOffer[] }) {
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
