import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { ListId, Wish } from '#shared/wish-list/wish-list.ts'

import type { SendAsSession, ShopperRequest } from '../upstream/shopper-client.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import {
  ofStrangers,
  required,
  type Named,
  type PublicFamily,
  type ShopperFamily,
} from '../upstream/families.ts'
import { listOf } from '../upstream/list-of.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import { problemTypeOf } from '../upstream/problem-type.ts'
import { WireId } from '../upstream/wire-id.ts'

const CUSTOMERS = '/customer/shopper-customers/v1'

export const wishListFamilies = {
  /** A page waits for them, and nothing else does. */
  productLists: {
    name: 'productLists',
    subject: 'shopper',
    base: CUSTOMERS,
    deadlineMs: 5_000,
    readDeadlineMs: 2_500,
    retried: true,
  },
  /** Lists that others have made public, by ids that anyone can make up. */
  publicLists: { name: 'publicLists', ...required, ...ofStrangers, base: CUSTOMERS },
} as const satisfies Record<string, Named<ShopperFamily | PublicFamily>>

const WISH_LIST = 'wish_list'

const text = v.nullish(v.string(), null)

const WireList = v.object({
  id: ListId,
  type: text,
  public: v.nullish(v.boolean(), false),
  creationDate: v.nullish(v.string(), ''),
  /** An item without a product is none of the shop's. */
  customerProductListItems: v.nullish(v.array(Wish), []),
})
export type WireList = v.InferOutput<typeof WireList>

const WireLists = listOf(WireList)

/** The wish lists of the customer who is signed in (scapi §8.5). */
export function createProductLists(send: SendAsSession) {
  const call = async (request: Omit<ShopperRequest, 'family'>) => {
    const answer = await send({ family: wishListFamilies.productLists, ...request })
    if (answer.kind === 'ok') return answer.body
    if (answer.kind === 'no-response')
      throw new ProblemError('unavailable', { cause: answer.cause })
    throw new ProblemError(answer.status === 404 ? 'not-found' : problemTypeOf(answer), {
      cause: `status ${answer.status}`,
    })
  }
  const listsOf = (customerId: string) =>
    `/customers/${v.parse(WireId, customerId)}/product-lists` as const
  const itemsOf = (customerId: string, { id }: Pick<WireList, 'id'>) =>
    `${listsOf(customerId)}/${id}/items` as const

  return {
    /** The oldest first, so that everybody who looks finds the same first one. */
    async read(customerId: string, signal?: AbortSignal): Promise<WireList[]> {
      const operation = 'getCustomerProductLists'
      const path = listsOf(customerId)
      const body = await call({ operation, method: 'GET', path, signal })
      const { output } = parseLeniently(WireLists, body)
      if (!output) throw new ProblemError('unavailable', { cause: 'invalid response' })
      return output
        .filter(({ type }) => type === WISH_LIST)
        .toSorted((one, other) => one.creationDate.localeCompare(other.creationDate))
    },
    async create(customerId: string) {
      const operation = 'createCustomerProductList'
      const body = { type: WISH_LIST }
      await call({ operation, method: 'POST', path: listsOf(customerId), body })
    },
    /** @throws {ProblemError} `rejected` or `submission-invalid` for a product that is not sold */
    async createItem(customerId: string, list: Pick<WireList, 'id'>, productId: string) {
      const operation = 'createCustomerProductListItem'
      // Spec 2 §4: quantity 1, public, priority 1, of type product.
      const body = { productId, quantity: 1, public: true, priority: 1, type: 'product' }
      await call({ operation, method: 'POST', path: itemsOf(customerId, list), body })
    },
    /** @throws {ProblemError} `not-found` if the list has no such item */
    async removeItem(customerId: string, list: Pick<WireList, 'id'>, itemId: string) {
      const operation = 'deleteCustomerProductListItem'
      const path = `${itemsOf(customerId, list)}/${itemId}` as const
      await call({ operation, method: 'DELETE', path })
    },
    async update(
      customerId: string,
      { id }: Pick<WireList, 'id'>,
      change: Pick<WireList, 'public'>,
    ) {
      const operation = 'updateCustomerProductList'
      const path = `${listsOf(customerId)}/${id}` as const
      await call({ operation, method: 'PATCH', path, body: change })
    },
  }
}

export type ProductLists = ReturnType<typeof createProductLists>

const PublicWish = v.object({
  id: Wish.entries.id,
  product: v.object({ id: Wish.entries.productId }),
})

const PublicList = v.object({
  id: ListId,
  type: text,
  registrant: v.nullish(v.object({ firstName: text }), null),
  productListItems: v.nullish(v.array(PublicWish), []),
})
export type PublicList = v.InferOutput<typeof PublicList>

/** A list that its owner has made public. @throws {ProblemError} `not-found`, also for all other lists */
export async function readPublicList(commerce: CommerceClient, id: ListId): Promise<PublicList> {
  const list = await commerce.read({
    family: wishListFamilies.publicLists,
    operation: 'getPublicProductList',
    path: `/product-lists/${id}`,
    namesResource: true,
    schema: PublicList,
    signal: undefined,
  })
  // Gift registries and the like are public as well.
  if (list.type !== WISH_LIST) throw new ProblemError('not-found')
  return list
}
