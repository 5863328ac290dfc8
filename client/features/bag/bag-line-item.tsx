import { type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'
import { deeds } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'
import { useHref } from '../../frame/link.ts'
import { BagRow } from '../../ui/bag.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMoney } from '../money/use-money.ts'
import { DeedNotice } from './deed-notice.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { LineAttributes } from './line-attributes.tsx'
import { LinePrice } from './line-price.tsx'
import { LineQuantityForm } from './line-quantity-form.tsx'
import { problemMessage } from './problem-message.ts'
import { Reductions } from './reductions.tsx'
import { useBagDeed } from './use-bag-deed.ts'
import { useTellLine } from './use-tell-line.ts'

interface BagLineItemProps {
  line: BagLine
  /** A deed on it has not been answered: its sums are those of before. */
  isPending: boolean
  onRemove: (line: BagLine) => void
}

/** A line of the bag, and everything that can be done with it in its place. */
export function BagLineItem({ line, isPending, onRemove }: BagLineItemProps) {
  const intl = useIntl()
  const href = useHref()
  const refused = useRefused(line.id)
  const { act, problem } = useBagDeed('updateLine', refused?.problem)
  const tell = useTellLine(line)
  const { name, picture } = line

  function setNow(quantity: number) {
    return (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (quantity === 0) onRemove(line)
      void act({
        begin: (queue) => queue.update({ lineId: line.id, quantity }),
        onDone: (bag) => tell(bag, quantity),
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
      {!line.isBonus && (
        <div className="controls">
          {line.availability !== 'sold-out' && (
            <LineQuantityForm line={line} act={act} onDone={tell} />
          )}
          <form method="post" action={href(deeds.updateLine.path)} onSubmit={setNow(0)}>
            <HiddenFields fields={{ lineId: line.id, quantity: 0 }} />
            <Button
              type="submit"
              tone="quiet"
              aria-label={intl.formatMessage({ id: 'bag.removeNamed' }, { name })}
            >
              <FormattedMessage id="bag.remove" />
            </Button>
          </form>
        </div>
      )}
      <LineTrouble line={line} onReduce={setNow(line.maxQuantity ?? 0)} />
      {problem && (
        <DeedNotice
          id={`line-${line.id}-notice`}
          text={intl.formatMessage({ id: problemMessage('updateLine', problem) })}
          isFirst={refused !== null}
        />
      )}
    </BagRow>
  )
}

export const lineLinkId = (lineId: string) => `line-${lineId}-name`

/** A line's path may choose a variant in its query. */
function pathAndQuery(path: string): [path: string, query: string] {
  const [bare = '', query = ''] = path.split('?')
  return [bare, query]
}

function UnitPrice({ line: { unitPrice, priceWhenAdded, isBonus } }: { line: BagLine }) {
  const money = useMoney()
  if (isBonus) return null
  return (
    <p className="unit">
      <FormattedMessage id="bag.each" values={{ price: money(unitPrice) }} />
      {priceWhenAdded && (
        <span className="changed">
          <FormattedMessage id="bag.wasWhenAdded" values={{ price: money(priceWhenAdded) }} />
        </span>
      )}
    </p>
  )
}

interface LineTroubleProps {
  line: BagLine
  onReduce: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** Why a line cannot be ordered, and what to do about it. */
function LineTrouble({ line, onReduce }: LineTroubleProps) {
  const href = useHref()
  const { availability, maxQuantity } = line
  if (availability === 'available') return null
  const left = availability === 'short' ? maxQuantity : null
  return (
    <div className="trouble">
      <p>
        {left ? (
          <FormattedMessage id="product.left" values={{ stockLevel: left }} />
        ) : (
          <FormattedMessage id="bag.soldOutLine" />
        )}
      </p>
      {left && (
        <form method="post" action={href(deeds.updateLine.path)} onSubmit={onReduce}>
          <HiddenFields fields={{ lineId: line.id, quantity: left }} />
          <Button type="submit">
            <FormattedMessage id="bag.reduceTo" values={{ count: left }} />
          </Button>
        </form>
      )}
    </div>
  )
}

function useRefused(lineId: string) {
  const refused = useFrame().refusedForm()
  return refused?.deed === 'updateLine' && refused.values['lineId'] === lineId ? refused : null
}
