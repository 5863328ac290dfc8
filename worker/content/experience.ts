import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { listOf } from '../upstream/list-of.ts'
import { contentFamilies } from './families.ts'
import { WireAsset } from './upstream.ts'

/** Shopper Experience: pages of Page Designer and content assets, in the format of every instance. */

const OF_EXPERIENCE = { family: contentFamilies.experience, mayLack: true } as const

const fields = v.nullish(v.record(v.string(), v.unknown()))

const entries = {
  id: v.string(),
  typeId: v.string(),
  /** Whether the visibility rules of editors apply now. */
  visible: v.nullish(v.boolean()),
  /** What editors have filled in. */
  data: fields,
  /** What the type's script adds. */
  custom: fields,
}

export interface WireComponent extends v.InferOutput<v.ObjectSchema<typeof entries, undefined>> {
  regions?: WireRegion[] | null | undefined
}

export interface WireRegion {
  id: string
  components?: WireComponent[] | null | undefined
}

const Region: v.GenericSchema<unknown, WireRegion> = v.object({
  id: v.string(),
  components: v.nullish(v.array(v.lazy(() => Component))),
})

const Component: v.GenericSchema<unknown, WireComponent> = v.object({
  ...entries,
  regions: v.nullish(v.array(Region)),
})

const Page = v.object({ ...entries, regions: v.nullish(v.array(Region)) })
export type WirePage = v.InferOutput<typeof Page>

const Pages = v.object({ data: v.optional(v.array(Page), []) })

const Contents = listOf(v.object({ ...WireAsset.entries, name: v.nullish(v.string()) }))
export type WireContent = v.InferOutput<typeof Contents>[number]

const Hits = v.object({ hits: v.optional(v.array(WireAsset), []) })

type Signal = AbortSignal | undefined

/** The page with an id. Null if there is none. */
export const readPage = (commerce: CommerceClient, id: string, signal: Signal) =>
  orNull(
    commerce.read({
      ...OF_EXPERIENCE,
      operation: 'getPage',
      path: `/pages/${id}`,
      query: { locale: commerce.locale },
      schema: Page,
      signal,
    }),
  )

/** A category or a product, to which editors assign pages. */
export type PageSubject =
  | { aspectTypeId: 'plp'; categoryId: CategoryId }
  | { aspectTypeId: 'pdp'; productId: ProductId }

/** The page that editors have assigned to a category or product. Null if there is none. */
export async function readAssignedPage(
  commerce: CommerceClient,
  subject: PageSubject,
  signal: Signal,
) {
  const reading = commerce.read({
    ...OF_EXPERIENCE,
    operation: 'getPages',
    path: '/pages',
    query: { ...subject, locale: commerce.locale },
    schema: Pages,
    signal,
  })
  return (await orNull(reading))?.data[0] ?? null
}

/** Unknown content assets are left out. */
export async function readContents(
  commerce: CommerceClient,
  ids: readonly string[],
  signal: Signal,
): Promise<WireContent[]> {
  const reading = commerce.read({
    ...OF_EXPERIENCE,
    operation: 'getMultipleContent',
    path: '/contents',
    query: { ids: ids.join(','), locale: commerce.locale },
    schema: Contents,
    signal,
  })
  return (await orNull(reading)) ?? []
}

/** The content assets of a folder, or with the words of a phrase. */
export async function searchContents(
  commerce: CommerceClient,
  { q, folder }: { q: string | null; folder: string | null },
  signal: Signal,
): Promise<WireAsset[]> {
  const reading = commerce.read({
    ...OF_EXPERIENCE,
    family: contentFamilies.experienceSearch,
    operation: 'searchContent',
    path: '/content-search',
    query: { q, refine: folder && `fdid=${folder}`, locale: commerce.locale },
    schema: Hits,
    signal,
  })
  return (await orNull(reading))?.hits ?? []
}

async function orNull<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'not-found') return null
    throw error
  }
}
