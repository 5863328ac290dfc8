import type { ActionName } from '#shared/actions.ts'

/** Whether a form of a step says itself why it was rejected. */
export const saysItself = (action: ActionName) => /^(apply|remove)GiftCard$/.test(action)
