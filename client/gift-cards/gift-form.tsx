import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Product } from '#shared/product/product.ts'

import { useShop } from '../app/app-context.ts'
import { onIntent } from '../app/lazy-code.ts'
import { useHref } from '../app/link.ts'
import { Button } from '../ui/button.tsx'
import { GiftFormGrid } from '../ui/product/gift-form.tsx'
import { Spinner } from '../ui/quantity.tsx'
import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { ActionNotice } from '../features/bag/action-notice.tsx'
import { OfflineNotice } from '../features/bag/offline-notice.tsx'
import { preloadBagMutations } from '../features/bag/use-bag-mutation.ts'
import { GiftAmount } from './gift-amount.tsx'
import { GiftText } from './gift-field.tsx'
import { GiftMessage } from './gift-message.tsx'
import { useGiftForm } from './use-gift-form.ts'

const NOTICE_ID = 'gift-form-notice'

/**
 * Buys a gift card (spec 2 §5). Without JavaScript the form leads to the bag, or comes back with what was typed and
 * its problems.
 */
export function GiftForm({ product }: { product: Product }) {
  const href = useHref()
  const { path } = useShop()
  const { id, isVirtual } = product
  const { rejected, problems, amounts, isBusy, notice, submit, onInput, onBlur } =
    useGiftForm(product)
  const of = (name: string) => ({ typed: rejected?.values[name], problem: problems[name] })
  return (
    <GiftFormGrid
      action={href(actions.addGiftCard.path)}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      {...onIntent(preloadBagMutations)}
    >
      <HiddenFields fields={{ productId: id, from: path }} />
      {notice && <ActionNotice id={NOTICE_ID} text={notice} isFirst={rejected !== null} />}
      <p className="required-note">
        <FormattedMessage id="field.requiredMark" />
      </p>
      <GiftText
        {...of('recipientName')}
        name="recipientName"
        type="text"
        autoComplete="off"
        className="half"
      />
      <GiftText
        {...of('senderName')}
        name="senderName"
        type="text"
        autoComplete="name"
        className="half"
      />
      {isVirtual && (
        <GiftText {...of('recipientEmail')} name="recipientEmail" type="email" autoComplete="off" />
      )}
      <GiftAmount {...of('amount')} amounts={amounts} />
      <GiftMessage {...of('message')} />
      <Button
        type="submit"
        tone="primary"
        aria-busy={isBusy}
        data-buys=""
        aria-describedby={notice ? NOTICE_ID : undefined}
      >
        {isBusy && <Spinner aria-hidden="true" />}
        <FormattedMessage tagName="span" id="bag.add" />
      </Button>
      {isBusy && <OfflineNotice isPending />}
    </GiftFormGrid>
  )
}
