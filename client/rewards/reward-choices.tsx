import type { ComponentType, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { rewardActions } from '#shared/rewards/actions.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { RewardsToUse } from '#shared/rewards/member-rewards.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import type { RewardOffer } from '#shared/rewards/offers.ts'
import { leftToNext } from '#shared/rewards/left-to-next.ts'

import { useAppContext, useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { DayText } from '../kit/day-text.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import type { KnownRewards } from './rewards-to-use.ts'

export type UsedReward = Bag['coupons'][number] | undefined

interface RewardChoicesProps {
  /** The element around a reward and its button. */
  Line?: ComponentType<{ children: ReactNode }>
  rewards: KnownRewards
  bag: Pick<Bag, 'coupons' | 'couponLimit'>
  /** Shown for a reward whose use has failed. */
  problem: { offerId: string; text: string } | null
  /** Without it, the browser sends the form. */
  onSubmit?:
    | ((event: SyntheticEvent<HTMLFormElement>, offer: RewardOffer, used: UsedReward) => void)
    | undefined
}

/** A member's rewards beside what they buy. One press uses one, and one press takes it back. */
export function RewardChoices({
  rewards,
  bag,
  problem,
  onSubmit,
  Line = SpreadRow,
}: RewardChoicesProps) {
  if (rewards === 'unavailable')
    return (
      <Text size="small">
        <FormattedMessage id="orderRewards.unavailable" />
      </Text>
    )
  const { offers } = rewards
  if (offers === null)
    return (
      <Text size="small">
        <FormattedMessage id="wallet.unreadable" />
      </Text>
    )
  const usedBy = ({ coupon }: RewardOffer) => bag.coupons.find(({ code }) => code === coupon)
  const isFull = bag.coupons.length >= bag.couponLimit
  const isLost = problem !== null && !offers.some(({ id }) => id === problem.offerId)
  return (
    <>
      {isLost && <Problem text={problem.text} />}
      {offers.length === 0 && <NoReward progress={rewards.progress} />}
      {offers.length > 0 && (
        <Stack as="ul" gap="m">
          {offers.map((offer) => (
            <li key={offer.id}>
              <Choice
                offer={offer}
                used={usedBy(offer)}
                isFull={isFull}
                problem={problem?.offerId === offer.id ? problem.text : null}
                onSubmit={onSubmit}
                Line={Line}
              />
            </li>
          ))}
        </Stack>
      )}
      {isFull && offers.some((offer) => !usedBy(offer)) && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="bag.couponLimit" />
        </Text>
      )}
    </>
  )
}

const SpreadRow = ({ children }: { children: ReactNode }) => <Row spread>{children}</Row>

interface ChoiceProps
  extends Required<Pick<RewardChoicesProps, 'Line'>>, Pick<RewardChoicesProps, 'onSubmit'> {
  offer: RewardOffer
  used: UsedReward
  isFull: boolean
  problem: string | null
}

function Choice({ offer, used, isFull, problem, onSubmit, Line }: ChoiceProps) {
  const { id, name, expiryDate } = offer
  const href = useHref()
  const { path } = useShop()
  const action = rewardActions[used ? 'removeReward' : 'applyReward'].path
  return (
    <Stack gap="s">
      <Line>
        <div>
          <p id={`reward-${id}`}>
            <strong>{name}</strong>
          </p>
          <State used={used} expiryDate={expiryDate} />
        </div>
        {(used || !isFull) && (
          <form
            action={href(action)}
            method="post"
            onSubmit={onSubmit && ((event) => onSubmit(event, offer, used))}
          >
            <HiddenFields fields={{ offerId: id, [FROM_FIELD]: path }} />
            <Button
              type="submit"
              tone={used ? 'quiet' : 'outline'}
              aria-describedby={`reward-${id}`}
              onClick={onSubmit && onlyOnce}
            >
              <FormattedMessage
                tagName="span"
                id={used ? 'orderRewards.takeBack' : 'orderRewards.use'}
              />
            </Button>
          </form>
        )}
      </Line>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

interface StateProps extends Pick<RewardOffer, 'expiryDate'> {
  used: UsedReward
}

const State = ({ used, expiryDate }: StateProps) => (
  <Text size="small" tone="quiet">
    {used ? (
      <FormattedMessage tagName="span" id={used.applies ? 'wallet.inBag' : 'wallet.inBagIdle'} />
    ) : (
      <FormattedMessage
        tagName="span"
        id="wallet.until"
        values={{ day: <DayText day={expiryDate} /> }}
      />
    )}
  </Text>
)

/** The second press of a double click would undo the first one. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

const Problem = ({ text }: { text: string }) => (
  <Text size="small" tone="danger" role="alert">
    <strong>{text}</strong>
  </Text>
)

/** How far it is to the next one. */
function NoReward({ progress }: Pick<RewardsToUse, 'progress'>) {
  const money = useMoney()
  const { currency } = useAppContext().site
  const minorUnits = progress ? Math.round(leftToNext(progress) * 100) : 0
  return (
    <Text size="small" tone="quiet">
      <FormattedMessage tagName="span" id="wallet.noneReady" />
      {minorUnits > 0 && (
        <>
          {' '}
          <FormattedMessage
            tagName="span"
            id="wallet.left"
            values={{ amount: money({ currency, minorUnits }) }}
          />
        </>
      )}
    </Text>
  )
}

const PROBLEMS = {
  'coupon-limit': 'bag.couponLimit',
  'coupon-unknown': 'wallet.notUsable',
  'bag-empty': 'wallet.bagEmpty',
} as const satisfies Partial<Record<ProblemType, FormatjsIntl.Message['ids']>>

const isKnown = (type: ProblemType): type is keyof typeof PROBLEMS => Object.hasOwn(PROBLEMS, type)

function problemMessage(type: ProblemType) {
  if (isKnown(type)) return PROBLEMS[type]
  return type === 'outcome-unknown' ? 'bag.outcomeUnknown' : 'bag.notSaved'
}

export interface FailedReward {
  offerId: string
  type: ProblemType
}

/** The message about a reward that could not be used. */
export function useProblemText(failed: FailedReward | null) {
  const intl = useIntl()
  if (!failed) return null
  const id = problemMessage(failed.type)
  return { offerId: failed.offerId, text: intl.formatMessage({ id }) }
}

/** The rejected form of this document, if it was about a reward. */
export function useRejectedReward(): FailedReward | null {
  const form = useAppContext().rejectedForm()
  const isOurs = form?.action === 'applyReward' || form?.action === 'removeReward'
  return isOurs ? { offerId: form.values['offerId'] ?? '', type: form.problem } : null
}
