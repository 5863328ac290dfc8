import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { checkoutActions } from '#shared/checkout/actions.ts'
import type { Bag, BagLine } from '#shared/bag/bag.ts'
import {
  CHANGE_PROBLEMS,
  changedLines,
  isSameOrder,
  readSeen,
  SEEN,
  type SeenOrder,
  writeSeen,
} from '#shared/checkout/order-changes.ts'
import type { ChangedLine } from '#shared/http/changed-line.ts'
import { routes } from '#shared/routes.ts'

import { OBSTACLE_MESSAGES } from '../bag/line-notes.tsx'
import { useAppContext } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { LineList } from '../ui/summary/summary.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { LinePicture } from './order-lines.tsx'
import { REFRESH_KEY } from './queries.ts'

const HEADING_ID = 'order-changes'

interface OrderChangesProps {
  /** As `writeSeen` writes it. Null if the shopper has not tried to place the order. */
  seen: string | null
  bag: Bag
}

/**
 * The changes since the shopper saw the order, line by line with a choice. Links and forms only: each leads to the
 * page again, which shows the choices that are left.
 */
export function OrderChanges({ seen: text, bag }: OrderChangesProps) {
  const rejected = useAppContext().rejectedForm()
  const seen = text === null ? null : readSeen(text)
  const changes = changedLines(seen, bag)
  const isSame = isSameOrder(seen, bag)
  const needsMore = useQueryClient().getQueryData(REFRESH_KEY) !== undefined
  // An unchanged order cannot be placed yet if something other than a change has rejected it.
  if (isSame && (needsMore || (rejected && !CHANGE_PROBLEMS.has(rejected.problem)))) return null
  return (
    <Notice
      tone={isSame ? 'note' : 'problem'}
      role="group"
      aria-labelledby={HEADING_ID}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the order
      autoFocus={text !== null}
    >
      <h2 id={HEADING_ID}>
        <FormattedMessage
          tagName="span"
          id={isSame ? 'orderChanges.same' : 'orderChanges.heading'}
        />
      </h2>
      <p>
        <TotalText seen={seen} bag={bag} />
      </p>
      {changes.length > 0 && (
        <LineList>
          {changes.map((change) => (
            <ChangedItem
              key={change.lineId}
              change={change}
              bag={bag}
              rest={remainingChoices(seen, changes, change)}
            />
          ))}
        </LineList>
      )}
    </Notice>
  )
}

function TotalText({ seen, bag: { total } }: { seen: SeenOrder | null; bag: Bag }) {
  const isSame = seen?.total === total.minorUnits
  return (
    <FormattedMessage
      tagName="span"
      id={isSame ? 'orderChanges.sameText' : 'orderChanges.text'}
      values={{ total: useMoney()(total) }}
    />
  )
}

/** The choices that are left once one change is settled. */
function remainingChoices(
  seen: SeenOrder | null,
  changes: readonly ChangedLine[],
  settled: ChangedLine,
) {
  const open = changes.filter((change) => change !== settled)
  return seen?.lines.filter(({ id }) => open.some(({ lineId }) => lineId === id)) ?? []
}

interface ChangedItemProps {
  change: ChangedLine
  bag: Bag
  rest: SeenOrder['lines']
}

function ChangedItem({ change, bag, rest }: ChangedItemProps) {
  const line = bag.lines.find(({ id }) => id === change.lineId)
  if (!line) return null
  const next = rest.length > 0 ? writeSeen({ total: bag.total.minorUnits, lines: rest }) : ''
  return (
    <li>
      <LinePicture picture={line.picture} />
      <div>
        <p className="name">{change.name}</p>
        <ChangeText change={change} line={line} />
        {!line.isBonus && <Choices change={change} line={line} next={next} />}
      </div>
    </li>
  )
}

function ChangeText({ change: { was, now, left }, line }: { change: ChangedLine; line: BagLine }) {
  const money = useMoney()
  return (
    <>
      {was && (
        <p className="problem">
          <FormattedMessage
            tagName="span"
            id="orderChanges.price"
            values={{ count: line.quantity, was: money(was), now: money(now) }}
          />
        </p>
      )}
      {left !== null && left > 0 && (
        <p className="problem">
          <FormattedMessage
            tagName="span"
            id="orderChanges.left"
            values={{ count: left, wanted: line.quantity }}
          />
        </p>
      )}
      {left === 0 && line.obstacle && (
        <p className="problem">
          <FormattedMessage
            tagName="span"
            id={line.obstacle === 'short' ? 'product.soldOut' : OBSTACLE_MESSAGES[line.obstacle]}
          />
        </p>
      )}
    </>
  )
}

interface ChoicesProps {
  change: ChangedLine
  line: BagLine
  /** The choices that are left, as `writeSeen` writes them. Empty if there are none. */
  next: string
}

function Choices({ change: { left }, line, next }: ChoicesProps) {
  const href = useHref()
  const review = href(routes.checkoutReview.href({}), next && `${SEEN}=${next}`)
  return (
    <ButtonRow>
      {left === null && (
        <ButtonLink href={review}>
          <FormattedMessage id="orderChanges.keep" />
          <VisuallyHidden translate="no"> {line.name}</VisuallyHidden>
        </ButtonLink>
      )}
      {left !== null && left > 0 && !line.giftCard && (
        <ChoiceForm line={line} quantity={left} next={next} />
      )}
      <ChoiceForm line={line} quantity={0} next={next} />
    </ButtonRow>
  )
}

interface ChoiceFormProps extends Pick<ChoicesProps, 'line' | 'next'> {
  /** 0 removes the line. */
  quantity: number
}

function ChoiceForm({ line: { id: lineId, name }, quantity, next }: ChoiceFormProps) {
  return (
    <form method="post" action={useHref()(checkoutActions.changeOrderLine.path)}>
      <HiddenFields fields={{ lineId, quantity, [SEEN]: next }} />
      <Button type="submit" tone={quantity === 0 ? 'quiet' : 'outline'}>
        {quantity === 0 ? (
          <FormattedMessage tagName="span" id="bag.remove" />
        ) : (
          <FormattedMessage tagName="span" id="bag.reduceTo" values={{ count: quantity }} />
        )}
        <VisuallyHidden translate="no"> {name}</VisuallyHidden>
      </Button>
    </form>
  )
}

/** The changes of an order. Only the edge renders them, so browsers do not load their code. */
export const OrderChangesMarkup = (props: ComponentProps<typeof OrderChanges>) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <OrderChanges {...props} />}</ServerMarkup>
)
