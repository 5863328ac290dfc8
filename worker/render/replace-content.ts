import type { Catalog } from '#shared/catalog.ts'
import type { ReplacedContent } from '#shared/experiments.ts'
import { isAssetId } from '#shared/http/ids.ts'

/** The catalog with other content in the places of a page's own. What has no content leaves the place as it is. */
export function withReplacedContent(
  catalog: Catalog,
  { slots = {}, assets = {} }: ReplacedContent,
): Catalog {
  const replacedSlots = new Map(Object.entries(slots))
  const replacedAssets = new Map(Object.entries(assets))
  if (replacedSlots.size + replacedAssets.size === 0) return catalog
  return {
    ...catalog,
    async getSlots(input, signal) {
      const ids = withReplacements(input.ids, replacedSlots)
      const found = await catalog.getSlots({ ...input, ids }, signal)
      return ids === input.ids ? found : inPlaceOf(input.ids, replacedSlots, found)
    },
    async getAssets(input, signal) {
      const ids = withReplacements<string>(input.id, replacedAssets)
      if (ids === input.id) return catalog.getAssets(input, signal)
      const id = ids.filter(isAssetId)
      return inPlaceOf(input.id, replacedAssets, await catalog.getAssets({ id }, signal))
    },
  }
}

/** The ids with those in their places, so that one read finds both. The same list if nothing is replaced. */
const withReplacements = <Id extends string>(
  ids: readonly Id[],
  replaced: ReadonlyMap<string, string>,
): readonly (Id | string)[] =>
  ids.some((id) => replaced.has(id))
    ? ids.flatMap((id) => [replaced.get(id) ?? [], id].flat())
    : ids

/** What was found, under the ids that were asked for. */
const inPlaceOf = <Content extends { id: string }>(
  ids: readonly Content['id'][],
  replaced: ReadonlyMap<string, string>,
  found: readonly Content[],
): Content[] => {
  const under = (id: string | undefined) => found.filter((each) => each.id === id)
  return ids.flatMap((id) => {
    const shown = under(replaced.get(id)).map((each) => ({ ...each, id }))
    return shown.length > 0 ? shown : under(id)
  })
}
