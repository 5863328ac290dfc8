import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { actions, FROM_FIELD } from '#shared/actions.ts'
import type { SetMember } from '#shared/product/product.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { ActionNotice } from '../../features/bag/action-notice.tsx'
import { OfflineNotice } from '../../features/bag/offline-notice.tsx'
import { useBagMutation } from '../../features/bag/use-bag-mutation.ts'
import type { Choice } from '../../features/product/choice.ts'
import { purchaseOf } from '../../features/product/purchase.ts'
import { choiceGroupId } from '../../features/product/variation-choices.tsx'
import { useShop } from '../../app/app-context.ts'
import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { useAction } from '../../app/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { AddForm, Spinner } from '../../ui/quantity.tsx'

interface AddSetProps {
  members: readonly { member: SetMember; choice: Choice }[]
}

const NOTICE_ID = 'add-set-notice'

/** Adds all members of a set. Nothing if one of them cannot be bought. */
export function AddSet({ members }: AddSetProps) {
  const intl = useIntl()
  const href = useHref()
  const { path, query } = useShop()
  const refused = useRejectedForm('addSetToBag')
  const { mutate, isBusy, notice } = useBagMutation('addSetToBag', refused?.problem)
  const isSent = useRef(false)
  const purchases = members.flatMap(({ member, choice }) => {
    const purchase = purchaseOf(member, choice)
    const isSold = purchase.can !== 'not' && purchase.can !== 'sign-in' && purchase.isShipped
    return isSold ? [{ member, ...purchase }] : []
  })
  useAction('addSetToBag', ({ element }) => element instanceof HTMLFormElement && submit(element))
  if (purchases.length < members.length) return null

  function submit(form: HTMLFormElement) {
    for (const { can, member, ...purchase } of purchases) {
      if (can === 'choose' && 'open' in purchase) {
        return document.getElementById(choiceGroupId(member.id, purchase.open))?.focus()
      }
    }
    if (isSent.current) return
    isSent.current = true
    const total = purchases.reduce((sum, { rules }) => sum + rules.min, 0)
    void mutate({
      async run(queue) {
        const added = purchases.map(({ productId, rules }) =>
          queue.addToBag({ productId, quantity: rules.min, fulfillment: 'shipping' }),
        )
        const bags = await Promise.all(added)
        return bags.at(-1) ?? Promise.reject(new Error('a set without members'))
      },
      onDone: () =>
        emitShopEvent({
          type: 'toasted',
          tone: 'success',
          text: intl.formatMessage({ id: 'bag.added' }, { count: total }),
        }),
      form,
    }).finally(() => (isSent.current = false))
  }

  const productIds = purchases.map(({ productId }) => productId).join(',')
  const from = query.size > 0 ? `${path}?${query}` : path
  return (
    <AddForm
      size="page"
      action={href(actions.addSetToBag.path)}
      method="post"
      {...actionProps('addSetToBag')}
    >
      <HiddenFields fields={{ productIds, [FROM_FIELD]: from }} />
      <Button
        type="submit"
        tone="primary"
        aria-busy={isBusy}
        data-buys=""
        aria-describedby={notice ? NOTICE_ID : undefined}
      >
        {isBusy && <Spinner aria-hidden="true" />}
        <FormattedMessage tagName="span" id="product.addAll" values={{ count: purchases.length }} />
      </Button>
      {isBusy && <OfflineNotice isPending />}
      {notice && <ActionNotice id={NOTICE_ID} text={notice} isFirst={refused !== null} />}
    </AddForm>
  )
}
