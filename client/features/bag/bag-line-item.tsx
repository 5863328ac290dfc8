import { type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'
import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { BagRow } from '../../ui/bag.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useMoney } from '../money/use-money.ts'
import { ActionNotice } from './action-notice.tsx'
import { LineAttributes } from './line-attributes.tsx'
import { LinePrice } from './line-price.tsx'
import { LineQuantityForm } from './line-quantity-form.tsx'
import { Reductions } from './reductions.tsx'
import { useBagMutation } from './use-bag-mutation.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { useLineAnnouncement } from './use-line-announcement.ts'

interface BagLineItemProps {
  line: BagLine
  /** A mutation of the line is pending, so its amounts are out of date. */
  isPending: boolean
  onRemove: (line: BagLine) => void
}

/** A line of the bag with its controls. */
export function BagLineItem({ line, isPending, onRemove }: BagLineItemProps) {
  const href = useHref()
  const refused = useRejectedForm('updateLine', { lineId: line.id })
  const { mutate, notice } = useBagMutation('updateLine', refused?.problem)
  const tell = useLineAnnouncement(line)
  const { name, picture } = line
  const noticeId = `line-${line.id}-notice`
  const describedBy = notice ? noticeId : undefined

  function setNow(quantity: number) {
    return (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (quantity === 0) onRemove(line)
      void mutate({
        run: (queue) => queue.updateLine({ lineId: line.id, quantity }),
        onDone(bag) {
          tell(bag, quantity)
          // The button that reduced the quantity disappears together with the problem.
          if (quantity > 0) setTimeout(() => focusIfLost(`quantity-${line.id}`))
        },
        form: event.currentTarget,
      })
    }
  }

  return (
    <BagRow id={`line-${line.id}`} aria-busy={isPending}>
      <a
        className="picture"
        href={href(...pathAndQuery(line.path))}
        tabIndex={-1}
        aria-hidden="true"
      >
        {picture ? (
          <img src={picture.link} alt="" width={320} height={400} />
        ) : (
          <Icon name="bag" size={40} />
        )}
      </a>
      <div className="words">
        <h2 className="name">
          <a id={lineLinkId(line.id)} href={href(...pathAndQuery(line.path))}>
            {name}
          </a>
        </h2>
        <LineAttributes attributes={line.attributes} />
        <UnitPrice line={line} />
        <Reductions reductions={line.reductions} />
        {line.approaching && <p className="approaching">{line.approaching}</p>}
      </div>
      <LinePrice line={line} />
      {!line.isBonus && line.availability !== 'sold-out' && (
        <div className="controls">
          <LineQuantityForm
            line={line}
            mutate={mutate}
            onRemove={() => onRemove(line)}
            onDone={tell}
            describedBy={describedBy}
          />
          <QuantityButton line={line} quantity={0} onSubmit={setNow(0)} describedBy={describedBy} />
        </div>
      )}
      <LineError line={line} setNow={setNow} describedBy={describedBy} />
      {notice && <ActionNotice id={noticeId} text={notice} isFirst={refused !== null} />}
    </BagRow>
  )
}

export const lineLinkId = (lineId: string) => `line-${lineId}-name`

/** A line's path may select a variant in its query. */
function pathAndQuery(path: string): [path: string, query: string] {
  const [bare = '', query = ''] = path.split('?')
  return [bare, query]
}

function UnitPrice({ line }: { line: BagLine }) {
  const money = useMoney()
  const { quantity, unitPrice, priceWhenAdded, isBonus } = line
  if (isBonus || (quantity === 1 && !priceWhenAdded)) return null
  return (
    <p className="unit">
      {quantity > 1 && <FormattedMessage id="bag.each" values={{ price: money(unitPrice) }} />}
      {priceWhenAdded && (
        <span className="changed">
          <FormattedMessage id="bag.wasWhenAdded" values={{ price: money(priceWhenAdded) }} />
        </span>
      )}
    </p>
  )
}

type SetNow = (quantity: number) => (event: SyntheticEvent<HTMLFormElement>) => void

interface LineErrorProps {
  line: BagLine
  setNow: SetNow
  describedBy: string | undefined
}

/** Why a line cannot be ordered, and a button that fixes it. */
function LineError({ line, setNow, describedBy }: LineErrorProps) {
  const { availability, maxQuantity } = line
  if (availability === 'available') return null
  const left = availability === 'short' ? (maxQuantity ?? 0) : 0
  return (
    <div className="problem">
      <p>
        {left > 0 ? (
          <FormattedMessage id="product.left" values={{ stockLevel: left }} />
        ) : (
          <FormattedMessage id="product.soldOut" />
        )}
      </p>
      <QuantityButton
        line={line}
        quantity={left}
        onSubmit={setNow(left)}
        describedBy={describedBy}
        isUrgent
      />
    </div>
  )
}

interface QuantityButtonProps {
  line: BagLine
  /** 0 removes the line. */
  quantity: number
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** The id of the element with the error message. */
  describedBy: string | undefined
  isUrgent?: boolean
}

/** A form with a single button that sets the quantity of the line. */
function QuantityButton(props: QuantityButtonProps) {
  const { line, quantity, onSubmit, describedBy, isUrgent = false } = props
  const intl = useIntl()
  const href = useHref()
  const { id: lineId, name } = line
  const label = quantity === 0 ? intl.formatMessage({ id: 'bag.removeNamed' }, { name }) : undefined
  return (
    <form method="post" action={href(actions.updateLine.path)} onSubmit={onSubmit}>
      <HiddenFields fields={{ lineId, quantity }} />
      <Button
        type="submit"
        tone={isUrgent ? 'outline' : 'quiet'}
        aria-label={label}
        aria-describedby={describedBy}
      >
        {quantity === 0 ? (
          <FormattedMessage id="bag.remove" />
        ) : (
          <FormattedMessage id="bag.reduceTo" values={{ count: quantity }} />
        )}
      </Button>
    </form>
  )
}
