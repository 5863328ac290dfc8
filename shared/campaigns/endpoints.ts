import { endpoint } from '../http/endpoint.ts'
import type { ProductId } from '../product/product.ts'
import type { OwnPrice } from './own-price.ts'

export const campaignEndpoints = {
  /** Prices the shop for this visitor by the source code of a link. Whether it does, with this code or an earlier one. */
  applySourceCode: endpoint<{ code: string }, { hasOwnPrices: boolean }>()('POST', '/source-code'),
  /** At most 24. Empty for a visitor without a source code, who has the prices of the page. */
  getOwnPrices: endpoint<{ ids: readonly ProductId[] }, OwnPrice[]>()('GET', '/own-prices'),
}
