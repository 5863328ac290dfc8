import { FormattedMessage } from 'react-intl'

import type { Wallet } from '#shared/rewards/member-rewards.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Tickets } from '../../ui/account-frame/wallet.tsx'
import { MembershipNote } from './membership-note.tsx'
import { NotMember } from './not-member.tsx'
import { PastOffers } from './past-offers.tsx'
import { ProgressHero } from './progress-hero.tsx'
import { RewardTicket } from './reward-ticket.tsx'
import { WalletNotice } from './wallet-notice.tsx'

const PAST = new Set<RewardOffer['status']>(['redeemed', 'expired', 'cancelled'])
const COMING = new Set<RewardOffer['status']>(['upcoming', 'inactive'])

/** What a member has, what comes, and what is over. */
export function WalletView({ wallet }: { wallet: Wallet }) {
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

/** What keeps a reward from being used is said before it is tried. */
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
