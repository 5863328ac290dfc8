import * as v from 'valibot'

import { factory } from '../env.ts'
import { badRequest, ProblemError } from '../problems.ts'
import { languageOf, type Language, type Site } from '../sites.ts'
import { prepare, rowsOf } from '../sql.ts'
import { find } from './find.ts'
import { readHits } from './hits.ts'
import { categoriesStatement, CategoryRow } from './refinements-answer.ts'
import { searchRequest } from './request.ts'
import { fold } from './words.ts'

const Query = v.object({
  q: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|10)$/)), '5'),
})

const MIN_CHARACTERS = 3
const MAX_CHARACTERS = 50

/** Products and categories for the letters typed so far. */
export const suggestions = factory.createHandlers(async (c) => {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) {
    throw badRequest('The parameter limit is out of range.', {
      parameter: 'limit',
      expected: '(1..10)',
    })
  }
  const { q, limit } = parsed.output
  if (q.length < MIN_CHARACTERS || q.length > MAX_CHARACTERS) throw badLength()

  const { site, locale, origin } = c.var
  const language = languageOf(locale)
  const request = searchRequest({ q, limit, expand: 'images,prices' }, [], {
    site,
    language,
    origin,
  })
  const found = await find(c.env.DB, request)
  const hits = await readHits(c.env.DB, found.ids, request)
  const suggestedTerms = found.corrections.map(({ original, corrected }) => ({
    originalTerm: original,
    terms: [{ value: corrected, completed: false, corrected: true, exactMatch: false }],
  }))
  return c.json({
    searchPhrase: q,
    ...(hits.length > 0 && {
      productSuggestions: { suggestedTerms, products: hits.map(productSuggestion) },
    }),
    ...(await categorySuggestions(c.env.DB, { site, language, q, limit: Number(limit) })),
    brandSuggestions: { suggestedTerms: [] },
  })
})

type Hit = Awaited<ReturnType<typeof readHits>>[number]

function productSuggestion({ productId, productName, ...hit }: Hit) {
  return {
    productId,
    productName,
    ...('price' in hit && { price: hit.price }),
    ...('currency' in hit && { currency: hit.currency }),
    ...('image' in hit && { image: hit.image }),
  }
}

async function categorySuggestions(
  db: D1Database,
  { site, language, q, limit }: { site: Site; language: Language; q: string; limit: number },
) {
  const rows = rowsOf(CategoryRow, await prepare(db, categoriesStatement(site, language)).all())
  const categories = rows
    .filter((row) => row.in_navigation === 1 && fold(row.name).includes(fold(q)))
    .slice(0, limit)
    .map(({ id, name, parent_id }) => ({
      id,
      name,
      parentCategoryName: rows.find((row) => row.id === parent_id)?.name ?? '',
    }))
  return categories.length === 0 ? {} : { categorySuggestions: { suggestedTerms: [], categories } }
}

const badLength = () =>
  new ProblemError({
    status: 400,
    type: 'string-constraint-violation',
    title: 'String Constraint Violation',
    detail: 'The search phrase is too short or too long.',
    members: { parameter: 'q', expected: `(${MIN_CHARACTERS}..${MAX_CHARACTERS})` },
  })
