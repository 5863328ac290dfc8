import type { ActionName } from './actions.ts'

/** The query key of the result that the page of a form shows. The worker sets it; no request loads it. */
export const answerKey = (action: ActionName) => ['answer', action] as const
