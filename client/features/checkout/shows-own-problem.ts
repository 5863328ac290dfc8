import type { ActionName } from '#shared/actions.ts'

/** Whether the form of this action explains its problem beside its own field, and not above the step. */
export const showsOwnProblem = (action: ActionName) =>
  isAboutGiftCard(action) || action === 'applyReward' || action === 'removeReward'

export const isAboutGiftCard = (action: ActionName) =>
  action === 'applyGiftCard' || action === 'removeGiftCard'
