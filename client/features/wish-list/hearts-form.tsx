import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { HEARTS_ID } from './hearts-id.ts'

/** The form of all hearts of a page. It leads to the list, or to signing in and then there. */
export const HeartsForm = () => (
  <form hidden id={HEARTS_ID} action={useHref()(actions.addWish.path)} method="post">
    <HiddenFields />
  </form>
)
