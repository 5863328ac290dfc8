import { accountActions } from '#shared/account-actions.ts'
import { actions } from '#shared/actions.ts'

/** Every form that is posted. */
export const allActions = { ...actions, ...accountActions }
