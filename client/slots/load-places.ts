import type { LazyCode } from '../kit/lazy-code.ts'
import type { PageContext } from '../kit/page.ts'
import type { PlacePart, Places } from './places.ts'
import { afterBuyBox, belowPrice, productDetails, productStory } from './slots.ts'

type OfProduct = Places['belowPrice']

const known = [belowPrice, afterBuyBox, productDetails, productStory].filter(
  (slot) => slot !== undefined,
)

/** Loads the shop's code for product pages, and on the edge starts to request its data. */
export const loadProductPlaces = (
  context: Pick<PageContext, 'catalog' | 'queryClient'>,
  of: OfProduct,
  slots: readonly LazyCode<Pick<PlacePart<'belowPrice'>, 'load'>>[] = known,
) =>
  Promise.all(
    slots.map(async (slot) => {
      const { load } = await slot.load()
      // The part that shows the data reports a failure.
      void load?.(context, of).catch(() => null)
    }),
  )
