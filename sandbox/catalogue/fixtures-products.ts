import { choiceFixtures } from './fixtures-choices.ts'
import { contentFixtures } from './fixtures-content.ts'
import { fullFixture } from './fixtures-full.ts'
import { hostileFixture } from './fixtures-hostile.ts'
import { masterFixtures } from './fixtures-masters.ts'
import { offerFixtures } from './fixtures-offers.ts'
import { stockFixtures } from './fixtures-stock.ts'
import type { SeedProduct } from './model.ts'

/** Products that exist for one case each; `fixtures.ts` says which. */
export function fixtureProducts(): SeedProduct[] {
  return [
    fullFixture(),
    ...masterFixtures(),
    ...stockFixtures(),
    ...offerFixtures(),
    ...choiceFixtures(),
    ...contentFixtures(),
    hostileFixture(),
  ]
}
