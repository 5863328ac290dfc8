import type { ProductId } from '#shared/contract/product.ts'

import { createHttpExtras } from '../../adapters/http-extras.ts'
import type { AppContextValue } from '../../app/app-context.ts'

/** What a list shows at once. */
const MOST = 24

/**
 * Says on the tiles of lists what others do with their products, if anything is said of them. It is on their pictures, so
 * that nothing moves.
 */
export async function showTileProofs(
  tiles: readonly HTMLElement[],
  { site, locale }: Pick<AppContextValue, 'site' | 'locale'>,
) {
  const ids = [...new Set(tiles.map(idOf))].slice(0, MOST)
  const said = await createHttpExtras({ site, locale })
    .getListedProof(ids)
    .catch(() => null)
  for (const tile of tiles) {
    const proof = said?.[idOf(tile)]
    const picture = tile.querySelector('.picture')
    if (!proof || !picture) continue
    const words = document.createElement('p')
    words.className = 'look proof'
    words.dataset['proof'] = proof.component
    words.textContent = proof.message
    picture.append(words)
  }
}

/** The edge has written it. */
const idOf = ({ dataset }: HTMLElement) => dataset['tile'] as ProductId
