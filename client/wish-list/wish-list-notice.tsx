import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { WANTED_PARAMETER } from '#shared/wish-list/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { useAppContext, useShop } from '../app/app-context.ts'
import { useHref } from '../app/link.ts'
import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { problemMessage } from '../features/bag/problem-message.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'

const DONE = {
  added: 'wishList.added',
  known: 'wishList.known',
  removed: 'wishList.removed',
  moved: 'wishList.moved',
  shared: 'wishList.shared',
  private: 'wishList.private',
} as const

const isDone = (text: string | null): text is keyof typeof DONE =>
  text !== null && Object.hasOwn(DONE, text)

/**
 * For shoppers without JavaScript: what a form has done, and how to undo a removal. What somebody wanted before signing in is
 * asked for again, because an address alone must change nothing.
 */
export function WishListNotice({ wantedName }: { wantedName: string | null }) {
  const { query } = useShop()
  const done = query.get(DONE_PARAMETER)
  const wanted = query.get(WANTED_PARAMETER)
  const removed = done === 'removed' ? query.get('product') : null
  const rejected = useAppContext().rejectedForm()
  if (rejected) return <Rejected {...rejected} />
  if (wanted !== null && wantedName !== null) {
    return (
      <Notice>
        <p>
          <FormattedMessage tagName="span" id="wishList.wanted" values={{ name: wantedName }} />
        </p>
        <AddForm productId={wanted} text="wishList.addWanted" />
      </Notice>
    )
  }
  if (!isDone(done)) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage tagName="span" id={DONE[done]} />
      </p>
      {removed !== null && <AddForm productId={removed} text="wishList.undo" />}
    </Notice>
  )
}

function Rejected({ action, problem }: RejectedForm) {
  const intl = useIntl()
  const id = action === 'moveWish' ? problemMessage('addToBag', problem) : 'formError.generic'
  return (
    <Notice tone="problem" role="alert">
      <p>{intl.formatMessage({ id })}</p>
    </Notice>
  )
}

interface AddFormProps {
  productId: string
  text: 'wishList.addWanted' | 'wishList.undo'
}

function AddForm({ productId, text }: AddFormProps) {
  const href = useHref()
  return (
    <form action={href(actions.addWish.path)} method="post">
      <HiddenFields fields={{ productId }} />
      <Button type="submit">
        <FormattedMessage tagName="span" id={text} />
      </Button>
    </form>
  )
}
