import { useRef, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { bagActions } from '#shared/bag/actions.ts'
import type { Bag } from '#shared/bag/bag.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { useHref } from '../kit/link.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { CouponBox } from './look.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/quantity.tsx'
import { dropDraft, keepDraft } from '../kit/forms/form-draft.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { focusIfLost, useFocusAfterRemoval } from './focus-after-removal.ts'
import { useBagMutation } from './use-bag-mutation.ts'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'

const CODE_FIELD_ID = 'coupon-code'
const LIMIT_ID = 'coupon-limit'
const PROBLEM_ID = 'coupon-problem'

type Coupon = Bag['coupons'][number]

/** The coupon form and the applied codes. */
export function Coupons({ bag: { coupons, couponLimit } }: { bag: Bag }) {
  const { remove, noticeOf } = useRemoval(coupons)
  return (
    <CouponBox>
      {coupons.length < couponLimit ? (
        <CouponForm />
      ) : (
        <p className="quiet" id={LIMIT_ID} tabIndex={-1}>
          <FormattedMessage id="bag.couponLimit" />
        </p>
      )}
      {coupons.length > 0 && (
        <ul>
          {coupons.map((coupon) => (
            <AppliedCoupon
              key={coupon.id}
              coupon={coupon}
              notice={noticeOf(coupon)}
              onSubmit={(event) => remove(coupon, event)}
            />
          ))}
        </ul>
      )}
    </CouponBox>
  )
}

const isSame = (code: string, other: string) => code.toLowerCase() === other.toLowerCase()

function CouponForm() {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const refused = useRejectedForm('addCoupon')
  const { mutate, isBusy, notice } = useBagMutation('addCoupon', refused?.problem)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = cleanLine(field.current?.value ?? '')
    if (isBusy || code === '') return field.current?.focus()
    void mutate({
      run: (queue) => queue.addCoupon({ code }),
      onDone(bag) {
        if (field.current) field.current.value = ''
        dropDraft(form)
        const added = intl.formatMessage(
          { id: 'bag.couponAdded' },
          { code, total: money(bag.total) },
        )
        const isIdle = bag.coupons.some(
          ({ code: other, applies }) => isSame(other, code) && !applies,
        )
        const idle = isIdle ? ` ${intl.formatMessage({ id: 'bag.couponIdle' })}` : ''
        emitShopEvent({ type: 'announced', text: `${added}${idle}` })
        // The field is removed when the limit is reached; focus the text that replaces it.
        setTimeout(() => focusIfLost(LIMIT_ID))
      },
      form,
    })
  }

  return (
    <form ref={keepDraft} action={href(bagActions.addCoupon.path)} method="post" onSubmit={submit}>
      <HiddenFields />
      <Field>
        <label htmlFor={CODE_FIELD_ID}>
          <FormattedMessage id="bag.coupon" />
        </label>
        <div className="entry">
          <TextInput
            ref={field}
            id={CODE_FIELD_ID}
            name="code"
            defaultValue={refused?.values['code'] ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            aria-invalid={notice ? true : undefined}
            aria-describedby={notice ? PROBLEM_ID : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the rejected code
            autoFocus={refused !== null}
          />
          <Button type="submit" aria-busy={isBusy}>
            {isBusy && <Spinner aria-hidden="true" />}
            <FormattedMessage tagName="span" id="bag.couponApply" />
          </Button>
        </div>
        <p
          id={PROBLEM_ID}
          className="error"
          data-room={intl.formatMessage({ id: 'bag.couponUnknown' })}
        >
          {notice && <span>{notice}</span>}
        </p>
      </Field>
    </form>
  )
}

/** Removes a code optimistically. The error and the focus target outlive the removed entry. */
function useRemoval(coupons: readonly Coupon[]) {
  const intl = useIntl()
  const refused = useRejectedForm('removeCoupon')
  const { mutate, notice } = useBagMutation('removeCoupon', refused?.problem)
  const [lastId, setLastId] = useState(refused?.values['couponId'])
  const leave = useFocusAfterRemoval(coupons, () => CODE_FIELD_ID)

  function remove(coupon: Coupon, event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { id, code } = coupon
    setLastId(id)
    leave(coupon)
    void mutate({
      run: (queue) => queue.removeCoupon({ couponId: id }),
      onDone: () =>
        emitShopEvent({
          type: 'announced',
          text: intl.formatMessage({ id: 'bag.couponRemoved' }, { code }),
        }),
      form: event.currentTarget,
    })
  }

  return { remove, noticeOf: ({ id }: Coupon) => (id === lastId ? notice : null) }
}

interface AppliedCouponProps {
  coupon: Coupon
  /** Why it could not be removed. */
  notice: string | null
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

function AppliedCoupon({ coupon, notice, onSubmit }: AppliedCouponProps) {
  const { id, code, applies, isUsedUp } = coupon
  const intl = useIntl()
  const href = useHref()
  const noticeId = `coupon-${id}-notice`
  return (
    <li>
      <form action={href(bagActions.removeCoupon.path)} method="post" onSubmit={onSubmit}>
        <HiddenFields fields={{ couponId: id }} />
        <span className="code">{code}</span>
        <button
          type="submit"
          aria-label={intl.formatMessage({ id: 'bag.removeNamed' }, { name: code })}
          aria-describedby={notice ? noticeId : undefined}
        >
          <Icon name="close" size={16} />
        </button>
      </form>
      {!applies && (
        <p className="quiet">
          <FormattedMessage tagName="span" id={isUsedUp ? 'bag.couponUsedUp' : 'bag.couponIdle'} />
        </p>
      )}
      {notice && (
        <p id={noticeId} className="error">
          {notice}
        </p>
      )}
    </li>
  )
}
