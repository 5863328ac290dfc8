import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { bagActions } from '#shared/bag/actions.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { Product, SetMember } from '#shared/product/product.ts'

import { ActionNotice, OfflineNotice } from '../bag/notices.tsx'
import { useBagMutation } from '../bag/use-bag-mutation.ts'
import { useShop } from '../kit/app-context.ts'
import { actionProps, useAction } from '../kit/document-actions.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { PriceText } from '../kit/money/price-text.tsx'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { AddForm, Spinner } from '../ui/quantity.tsx'
import { Heading } from '../ui/text.tsx'
import { AddToBag } from './buying/add-to-bag.tsx'
import { purchaseOf } from './buying/purchase.ts'
import { chosenVariant, memberChoiceOf, memberChoiceQuery, type Choice } from './choice.ts'
import { MemberRow, Members } from './look.tsx'
import { picturesFor } from './pictures-for.ts'
import { choiceGroupId, VariationChoices } from './variation-choices.tsx'

interface ProductMembersProps {
  /** A set, whose members are chosen and sold here, or a bundle, which is sold as a whole. */
  product: Product
  query: URLSearchParams
}

/** The members of a set or bundle, each linked to its page. */
export function ProductMembers({ product, query }: ProductMembersProps) {
  const isSet = product.kind === 'set'
  const members = product.members.map(({ quantity, product: member }) => ({
    quantity,
    member,
    choice: memberChoiceOf(member, query),
  }))
  return (
    <Members>
      <Heading size="heading">
        <FormattedMessage id="product.inside" />
      </Heading>
      <ul>
        {members.map(({ quantity, member, choice }) => (
          <MemberRow key={member.id}>
            <MemberPicture member={member} choice={choice} />
            <div className="words">
              <MemberName member={member} />
              {quantity > 1 && (
                <p className="quiet">
                  <FormattedMessage
                    tagName="span"
                    id="product.quantity"
                    values={{ count: quantity }}
                  />
                </p>
              )}
              <PriceText
                of={chosenVariant(member, choice)?.id ?? member.id}
                price={chosenVariant(member, choice)?.price ?? member.price}
              />
            </div>
            {isSet && <WayIntoBag member={member} choice={choice} path={product.path} />}
          </MemberRow>
        ))}
      </ul>
      {isSet && members.length > 1 && <AddSet members={members} />}
    </Members>
  )
}

interface MemberProps {
  member: SetMember
  choice: Choice
}

function MemberPicture({ member, choice }: MemberProps) {
  const [picture] = picturesFor(member, choice)
  if (!picture) return <span className="none" />
  return <img loading="lazy" src={picture.link} alt="" width={800} height={1000} />
}

function MemberName({ member }: Pick<MemberProps, 'member'>) {
  const href = useHref()
  return (
    <a className="name" href={href(member.path)}>
      {member.name}
    </a>
  )
}

interface WayIntoBagProps extends MemberProps {
  /** The set's path, where everything is chosen. */
  path: string
}

function WayIntoBag({ member, choice, path }: WayIntoBagProps) {
  return (
    <div className="way">
      <AddToBag product={member} choice={choice} size="row">
        <VariationChoices
          product={member}
          choice={choice}
          path={path}
          queryOf={memberChoiceQuery(member.id)}
        />
      </AddToBag>
    </div>
  )
}

interface AddSetProps {
  members: readonly { member: SetMember; choice: Choice }[]
}

const NOTICE_ID = 'add-set-notice'

/** Adds all members of a set. Nothing if one of them cannot be bought. */
function AddSet({ members }: AddSetProps) {
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
      action={href(bagActions.addSetToBag.path)}
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
