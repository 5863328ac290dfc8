import type { Shopper } from '#shared/contract/shopper.ts'

interface ShopperDependencies {
  /** Where the edge says that the visitor is: ISO codes. */
  place: { country: string | null; region: string | null }
}

/** The visitor of one request. Without a commerce session they are anonymous, and asking starts none. */
export const createShopper = ({ place }: ShopperDependencies): Shopper => ({
  async getSession() {
    return { customerType: 'anonymous', bagCount: 0, ...place, experiments: {} }
  },
})
