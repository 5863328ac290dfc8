import { actions, IDEMPOTENCY_KEY_FIELD } from '#shared/actions.ts'

import { useAppContext } from '../app/app-context.ts'
import { actionProps } from '../app/document-actions.ts'
import { useHref } from '../app/link.ts'
import { HEARTS_ID } from './hearts-id.ts'

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
