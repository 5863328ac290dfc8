import { FormattedMessage } from 'react-intl'

import { rewardActions } from '#shared/rewards/actions.ts'
import type { Wallet } from '#shared/rewards/member-rewards.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'
import { isSameCoupon } from '#shared/bag/same-coupon.ts'

import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Ticket } from '../account/look-wallet.tsx'
import { DayText } from '../kit/day-text.tsx'

const DAY_MS = 86_400_000
/** From here on, the days that are left are counted. */
const SOON = 14

interface RewardTicketProps {
  offer: RewardOffer
  wallet: Pick<Wallet, 'bag' | 'today'>
}

/** A reward as a ticket: its description on the left, its actions on the stub. */
export function RewardTicket({ offer, wallet: { bag, today } }: RewardTicketProps) {
  const { id, name, description, coupon, status, startDate, expiryDate } = offer
  const daysLeft = (Date.parse(expiryDate) - Date.parse(today)) / DAY_MS
  const isSoon = status === 'available' && daysLeft <= SOON
  const inBag = bag?.coupons.find(({ code }) => isSameCoupon(code, coupon))
  return (
    <Ticket id={`reward-${id}`} look={ticketLook({ isApplied: Boolean(inBag), isSoon, status })}>
      <div className="told">
        <h3>{name}</h3>
        {description && <p className="quiet">{description}</p>}
        <p className="until">
          {status === 'upcoming' ? (
            <FormattedMessage
              tagName="span"
              id="wallet.fromTo"
              values={{ from: <DayText day={startDate} />, to: <DayText day={expiryDate} /> }}
            />
          ) : (
            <FormattedMessage
              tagName="span"
              id="wallet.until"
              values={{ day: <DayText day={expiryDate} /> }}
            />
          )}
          {isSoon && (
            <>
              {' ('}
              <FormattedMessage tagName="span" id="wallet.daysLeft" values={{ days: daysLeft }} />
              {')'}
            </>
          )}
        </p>
      </div>
      <div className="stub">
        <Stub offer={offer} inBag={inBag} hasBag={bag !== null} />
      </div>
    </Ticket>
  )
}

interface Look {
  isApplied: boolean
  isSoon: boolean
  status: RewardOffer['status']
}

function ticketLook({ isApplied, isSoon, status }: Look) {
  if (isApplied) return 'applied'
  if (status !== 'available') return 'muted'
  return isSoon ? 'soon' : 'ready'
}

interface StubProps {
  offer: RewardOffer
  inBag: { applies: boolean } | undefined
  hasBag: boolean
}

function Stub({ offer, inBag, hasBag }: StubProps) {
  const { id, name, coupon, status, startDate } = offer
  if (status === 'upcoming') {
    return (
      <p className="quiet">
        <FormattedMessage
          tagName="span"
          id="wallet.notYet"
          values={{ day: <DayText day={startDate} /> }}
        />
      </p>
    )
  }
  if (status === 'inactive') {
    return <RewardForm action="activateReward" text="wallet.activate" id={id} name={name} />
  }
  return (
    <>
      {inBag && (
        <p className="in">
          <FormattedMessage
            tagName="span"
            id={inBag.applies ? 'wallet.inBag' : 'wallet.inBagIdle'}
          />
        </p>
      )}
      {inBag && <RewardForm action="removeReward" text="wallet.remove" id={id} name={name} />}
      {!inBag && hasBag && (
        <RewardForm action="applyReward" text="wallet.apply" id={id} name={name} />
      )}
      {coupon && (
        <p className="code">
          <FormattedMessage
            tagName="span"
            id="wallet.code"
            values={{
              code: (
                <span translate="no" className="once">
                  {coupon}
                </span>
              ),
            }}
          />
        </p>
      )}
    </>
  )
}

const TONES = { activateReward: 'primary', applyReward: 'primary', removeReward: 'quiet' } as const

interface RewardFormProps {
  action: keyof typeof TONES
  text: 'wallet.activate' | 'wallet.apply' | 'wallet.remove'
  id: string
  name: string
}

function RewardForm({ action, text, id, name }: RewardFormProps) {
  const href = useHref()
  return (
    <form action={href(rewardActions[action].path)} method="post">
      <HiddenFields fields={{ offerId: id }} />
      <Button type="submit" tone={TONES[action]} aria-describedby={`name-${id}`}>
        <FormattedMessage tagName="span" id={text} />
      </Button>
      <span id={`name-${id}`} hidden>
        {name}
      </span>
    </form>
  )
}
