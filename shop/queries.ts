import * as v from 'valibot'

import { defineQuery, type QuerySources } from '#shared/shop-query.ts'

import { notesOf, type WireAttributes } from './product-attributes.ts'
import { ScentCompany } from './scent.ts'

const MAX_RELATIVES = 6

/** A value of a refinement, as the catalog names it. */
const Term = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** What goes with a scent. All products of one form and scent share an answer. */
const scents = defineQuery({
  input: v.object({ fragrance: Term, family: Term, form: Term }),
  output: ScentCompany,
  empty: { forms: [], familyName: null, relatives: [] },
  productIds: ({ forms, relatives }) => [...forms, ...relatives].map(({ id }) => id),
  async load({ search, text }: QuerySources<WireAttributes>, { fragrance, family, form }) {
    const [same, related] = await Promise.all([
      search({ c_refinementFragrance: fragrance }),
      search({ c_refinementFamily: family, c_refinementForm: form }),
    ])
    return {
      forms: uniqueForms(same.products, form)
        .filter(isOneScent)
        .map(({ tile: { id, path, picture, name }, wire }) => ({
          id,
          path,
          picture,
          form: text(wire.c_form) ?? name,
        })),
      familyName: related.labelOf('c_refinementFamily', family),
      relatives: related.products
        .filter((each) => isOneScent(each) && !each.wire.c_refinementFragrance?.includes(fragrance))
        .slice(0, MAX_RELATIVES)
        .map(({ tile: { id, path, picture, name, heading }, wire }) => {
          const { top, heart, base } = notesOf(wire, { text })
          const notes = [top, heart, base].flatMap(([strongest]) => strongest ?? [])
          return { id, path, picture, name: heading ?? name, notes }
        }),
    }
  },
})

type Found = Awaited<ReturnType<QuerySources<WireAttributes>['search']>>['products'][number]

/** A gift set of several fragrances is not a form of one of them. */
const isOneScent = ({ wire }: Found) => wire.c_refinementFragrance?.length === 1

/** The first product of every other form. */
function uniqueForms(found: readonly Found[], own: string) {
  const formsOf = found.map(({ wire }) => wire.c_refinementForm?.[0] ?? own)
  return found.filter((_, at) => formsOf[at] !== own && formsOf.indexOf(formsOf[at] ?? '') === at)
}

/** The shop's own queries for its catalog. */
export const queries = { scents }
