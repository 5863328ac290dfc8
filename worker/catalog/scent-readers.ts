import type { Catalog } from '#shared/catalog.ts'
import type { ScentCompany } from '#shared/product/scent.ts'
import { DEFAULT_SORTING, PAGE_SIZE, REFINEMENTS } from '#shared/listing/page-parameters.ts'

import { scentCompany } from '../cache/scent-entries.ts'
import { searchProducts } from '../commerce/search.ts'
import type { WireHit, WireSearch } from '../commerce/wire-search.ts'
import { plainText } from './content-mapper.ts'
import { notesOf } from './map-scent.ts'
import { mapHit } from './map-tile.ts'
import type { ReaderSources } from './reader-sources.ts'
import { valueOr } from './value-or.ts'

const MAX_RELATIVES = 6

const NOTHING: ScentCompany = { forms: [], familyName: null, relatives: [] }

/** Readers for what a product's page tells about its scent. Nothing waits for them. */
export function scentReaders({
  commerce,
  cache,
  mapper,
}: ReaderSources): Pick<Catalog, 'getScentCompany'> {
  const refined = (
    refinements: Partial<Record<'fragrance' | 'family' | 'form', string>>,
    signal: AbortSignal,
  ) =>
    searchProducts(
      commerce,
      {
        phrase: null,
        categoryId: null,
        refinements: REFINED.flatMap((name) => {
          const value = refinements[name]
          return value === undefined ? [] : [[REFINEMENTS[name], [value]] as const]
        }),
        sorting: DEFAULT_SORTING,
        limit: PAGE_SIZE,
        offset: 0,
      },
      signal,
    )

  return {
    async getScentCompany({ fragrance, family, form }) {
      const reading = cache.read(scentCompany, {
        key: [mapper.site.id, mapper.locale, fragrance, family, form],
        async load(signal) {
          const [same, related] = await Promise.all([
            refined({ fragrance }, signal),
            refined({ family, form }, signal),
          ])
          return {
            forms: uniqueForms(same.hits, form).flatMap((hit) => formOf(hit)),
            familyName: familyNameIn(related, family),
            relatives: related.hits
              .filter((hit) => !hit.c_refinementFragrance?.includes(fragrance))
              .flatMap((hit) => relativeOf(hit))
              .slice(0, MAX_RELATIVES),
          }
        },
      })
      return valueOr(reading, () => NOTHING)
    },
  }

  function tileOf(hit: WireHit) {
    const tile = mapHit(hit, { mapper, ranks: null })
    // A gift set of several fragrances is not a form of one of them.
    return tile && hit.c_refinementFragrance?.length === 1 ? tile : null
  }

  function formOf(hit: WireHit): ScentCompany['forms'] {
    const tile = tileOf(hit)
    if (!tile) return []
    const { id, path, picture, name } = tile
    return [{ id, path, picture, form: plainText(hit.c_form) ?? name }]
  }

  function relativeOf(hit: WireHit): ScentCompany['relatives'] {
    const tile = tileOf(hit)
    if (!tile) return []
    const { id, path, picture, name, fragranceName } = tile
    const { top, heart, base } = notesOf(hit)
    const notes = [top, heart, base].flatMap(([strongest]) => strongest ?? [])
    return [{ id, path, picture, name: fragranceName ?? name, notes }]
  }
}

/** The first product of every other form. */
function uniqueForms(hits: readonly WireHit[], own: string) {
  const formsOf = hits.map(({ c_refinementForm: forms }) => forms?.[0] ?? own)
  return hits.filter((_, at) => formsOf[at] !== own && formsOf.indexOf(formsOf[at] ?? '') === at)
}

const REFINED = ['fragrance', 'family', 'form'] as const

function familyNameIn({ refinements }: WireSearch, family: string) {
  const families = refinements.find(({ attributeId }) => attributeId === REFINEMENTS.family)
  return plainText(families?.values.find(({ value }) => value === family)?.label)
}
