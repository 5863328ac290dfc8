import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { ActionNotice } from './action-notice.tsx'
import { GiftDetails } from './gift-details.tsx'
import { LineAttributes } from './line-attributes.tsx'
import { lineHref } from './line-href.ts'
import { LineControls } from './line-controls.tsx'
import { LinePrice } from './line-price.tsx'
import { useLineMutation } from './use-line-mutation.ts'

interface MiniCartLineProps {
  line: BagLine
  onRemove: (line: BagLine) => void
}

/** A line of the mini cart: picture, names, price, quantity and removal. */
export function MiniCartLine({ line, onRemove }: MiniCartLineProps) {
  const href = useHref()
  // Spec 1 §8.
  const mutation = useLineMutation(line, onRemove, 'formError.generic')
  const { notice } = mutation
  const { name, picture, isBonus, availability, autoRefreshMonths: months } = line
  const noticeId = `mini-cart-${line.id}-notice`
  const describedBy = notice ? noticeId : undefined
  return (
    <li>
      {picture ? (
        <img src={picture.link} alt="" width={60} height={80} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div className="words">
        <p className="name">
          <a id={miniCartLinkId(line.id)} href={lineHref(href, line)}>
            {name}
          </a>
        </p>
        <LineAttributes attributes={line.attributes} />
        {line.giftCard && <GiftDetails gift={line.giftCard} />}
        {months !== null && (
          <p className="quiet">
            <FormattedMessage tagName="span" id="bag.autoRefresh" values={{ months }} />
          </p>
        )}
        {availability === 'sold-out' && (
          <p className="out">
            <FormattedMessage id="bag.outOfStock" />
          </p>
        )}
      </div>
      <LinePrice line={line} />
      {!isBonus && (
        <LineControls
          line={line}
          mutation={mutation}
          onRemove={onRemove}
          describedBy={describedBy}
        />
      )}
      {notice && <ActionNotice id={noticeId} text={notice} />}
    </li>
  )
}

export const miniCartLinkId = (lineId: string) => `mini-cart-${lineId}`
