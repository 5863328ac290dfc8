import { wishListActions } from '#shared/wish-list/actions.ts'
import { IDEMPOTENCY_KEY_FIELD } from '#shared/http/form-fields.ts'

import { useAppContext } from '../kit/app-context.ts'
import { actionProps } from '../kit/document-actions.ts'
import { useHref } from '../kit/link.ts'

/** The id of the form that all hearts of a page submit. */
export const HEARTS_ID = 'hearts'

/** The form of all hearts of a page. It leads to the list, or to signing in and then there. */
export const HeartsForm = () => (
  <form
    hidden
    id={HEARTS_ID}
    action={useHref()(wishListActions.addWish.path)}
    method="post"
    {...actionProps('toggleWish')}
  >
    <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={useAppContext().idempotencyKey} />
  </form>
)
