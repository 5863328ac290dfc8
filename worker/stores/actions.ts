import { routes } from '#shared/routes.ts'
import { ChooseStore, SessionStore } from '#shared/stores/store.ts'

import { visitorAction } from '../http/action.ts'
import type { ReadStoreOfBag } from './choose-store.ts'

export const createStoreActions = (readStoreOfBag: ReadStoreOfBag) => ({
  /** The form of each store of the store locator, and of the question whether to change it. */
  chooseStore: visitorAction({
    name: 'chooseStore',
    agents: 'allowed',
    limit: 'none',
    input: ChooseStore,
    output: SessionStore,
    run: async (edge, input) =>
      (await import('./choose-store.ts')).chooseStore(edge, input, readStoreOfBag),
    form: {
      pages: ['storeLocator'],
      fallbackPage: 'storeLocator',
      pageOf({ postalCode }) {
        const search = postalCode === undefined ? '' : `?q=${encodeURIComponent(postalCode)}`
        return routes.storeLocator.href({}) + search
      },
      fields: ['storeId', 'postalCode', 'confirmed'],
      toInput: ({ storeId, postalCode, confirmed }) => ({
        storeId,
        postalCode,
        isConfirmed: confirmed === 'yes',
      }),
      done: (store) => store,
    },
  }),
})
