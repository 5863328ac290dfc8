import type { ListedProof } from '#shared/reviews/product-extras.ts'
import { listedProofApi } from '#shared/reviews/listed-proof-api.ts'

import { requestJson } from '../../adapters/request-json.ts'
import type { AppContextValue } from '../../app/app-context.ts'

/** What a list shows at once. */
const MOST = 24

/**
 * Shows social proof on the tiles of lists whose products have any. It lies on their pictures, so
 * that nothing moves.
 */
export async function showTileProofs(
  tiles: readonly HTMLElement[],
  { site, locale }: Pick<AppContextValue, 'site' | 'locale'>,
) {
  const ids = [...new Set(tiles.map(idOf))].slice(0, MOST)
  const query = new URLSearchParams({ ids: ids.join(','), site: site.id, locale })
  const address = `${listedProofApi.href('listedProof', {})}?${query}`
  const said = await requestJson<ListedProof>(fetch, address, {}).catch(() => null)
  for (const tile of tiles) {
    const proof = said?.[idOf(tile)]
    const picture = tile.querySelector('.picture')
    if (!proof || !picture) continue
    const words = document.createElement('p')
    words.className = 'look'
    words.dataset['proof'] = proof.component
    words.textContent = proof.message
    picture.append(words)
  }
}

/** The edge has written it. */
const idOf = ({ dataset }: HTMLElement) => dataset['tile'] ?? ''
