import { actions, IDEMPOTENCY_KEY_FIELD } from '#shared/actions.ts'

import { useAppContext } from '../app/app-context.ts'
import { actionProps } from '../app/document-actions.ts'
import { useHref } from '../app/link.ts'

/** The id of the form that all hearts of a page submit. */
export const HEARTS_ID = 'hearts'

/** The form of all hearts of a page. It leads to the list, or to signing in and then there. */
export const HeartsForm = () => (
  <form
    hidden
    id={HEARTS_ID}
    action={useHref()(actions.addWish.path)}
    method="post"
    {...actionProps('toggleWish')}
  >
    <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={useAppContext().idempotencyKey} />
  </form>
)
