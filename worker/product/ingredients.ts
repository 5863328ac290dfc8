import * as v from 'valibot'

import type { Catalog } from '#shared/catalog.ts'
import type { Ingredients } from '#shared/product/product-extras.ts'

import * as definitions from './cache.ts'
import { type ExtrasSources, quietly } from './extras-sources.ts'
import { searchIngredients, type WireIngredients } from '../content/upstream.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import type { RequestLog } from '../observe/log.ts'
import { BoundedMap } from '../runtime/bounded-map.ts'
import { isolateState, type IsolateMemory } from '../runtime/isolate-memory.ts'

/** The ingredients of products, which commerce keeps as content. */
export function ingredientsReader(sources: ExtrasSources): Pick<Catalog, 'getIngredients'> {
  const { cache, commerce, log, mapper, services } = sources
  return {
    getIngredients: ({ upc }) =>
      quietly(sources, 'ingredients are', {
        read: () =>
          cache.read(definitions.ingredients, {
            key: [mapper.site.id, mapper.locale, upc],
            async load(signal) {
              const records = await searchIngredients(commerce, upc, signal)
              const record = records.find(({ c_IngredientUPC }) => c_IngredientUPC === upc)
              const { memory } = services
              return record ? mapIngredients(record, { mapper, log, memory }) : null
            },
          }),
        empty: null,
      }),
  }
}

interface IngredientSources {
  mapper: Pick<ContentMapper, 'href'>
  log: Pick<RequestLog, 'warn'>
  memory: IsolateMemory
}

const Designated = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), url: v.nullish(v.string(), null) })),
)

const loggedRecords = isolateState(() => new BoundedMap<true>({ entries: 500, characters: 20_000 }))

/** Maps an ingredient record. A list that cannot be parsed is logged once and left out (spec 2 §8). */
function mapIngredients(
  wire: WireIngredients,
  { mapper, log, memory }: IngredientSources,
): Ingredients | null {
  const { c_IngredientUPC: upc, c_IngredientDesignatedList: list } = wire
  const parsed = list ? v.safeParse(Designated, list) : null
  if (parsed && !parsed.success) warnOnce()
  const listed = parsed?.success ? parsed.output : []
  const designated = listed.flatMap(({ name, url }) => {
    const text = plainText(name)
    return text === null ? [] : [{ name: text, href: safeLink(url) }]
  })
  const record = {
    description: plainText(wire.c_IngredientsDescription),
    designated,
    safetySheet: safeLink(wire.c_IngredientSDSSheet),
    labelNumber: plainText(wire.c_IngredientILN),
  }
  const { description, safetySheet, labelNumber } = record
  const isEmpty = [description, safetySheet, labelNumber, designated[0]].every((part) => !part)
  return isEmpty ? null : record

  function warnOnce() {
    const logged = loggedRecords(memory)
    if (logged.has(upc)) return
    logged.set(upc, true)
    log.warn('ingredient list cannot be parsed', { upc })
  }

  /** Records name pages and documents of other hosts. Only https is followed. */
  function safeLink(raw: string | null | undefined) {
    const href = mapper.href(raw)
    return href?.startsWith('https://') ? href : null
  }
}
