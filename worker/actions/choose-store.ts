import { ChooseStore } from '#shared/stores/store.ts'
import { routes } from '#shared/routes.ts'

import { defineAction } from './define-action.ts'

/** The form of each store of the store locator, and of the question whether to change it. */
export const chooseStore = defineAction({
  agents: 'allowed',
  limit: 'none',
  pages: ['storeLocator'],
  fallbackPage: 'storeLocator',
  pageOf({ postalCode }) {
    const search = postalCode === undefined ? '' : `?q=${encodeURIComponent(postalCode)}`
    return routes.storeLocator.href({}) + search
  },
  access: 'session',
  success: 'answer',
  fields: ['storeId', 'postalCode', 'confirmed'],
  toInput: ({ storeId, postalCode, confirmed }) => ({
    storeId,
    postalCode,
    isConfirmed: confirmed === 'yes',
  }),
  schema: ChooseStore,
  run: ({ shopper, input }) => shopper.chooseStore(input),
})
