import type * as v from 'valibot'

import { knownPages } from '../content/known-pages.ts'
import type { Language, Site } from '../platform/site.ts'
import { prepare, parseRows } from '../platform/sql.ts'
import { categoriesStatement, CategoryRow } from './refinements-response.ts'
import { joinWords, hasWords, searchWords } from './words.ts'

/** A page or a category that a phrase may mean; its address is without site and locale, as in content. */
export interface SuggestedLink {
  type: 'page' | 'category'
  id: string
  name: string
  url: string
  /** Of a category. */
  parentCategoryName?: string
}

type Row = v.InferOutput<typeof CategoryRow>

interface Sought {
  words: string[]
  site: Site
  language: Language
}

/** Pages of content, by their names and by other words for them. */
export const suggestedPages = ({ words, language }: Omit<Sought, 'site'>): SuggestedLink[] =>
  words.length === 0
    ? []
    : knownPages
        .filter((page) => hasWords([page.name[language], page.words[language]], words))
        .map(({ url, name }) => ({ type: 'page', id: url.slice(1), name: name[language], url }))

/** Categories of the menu, by their names and titles. Those with exactly these words come first. */
export async function suggestedCategories(
  db: D1Database,
  { words, site, language }: Sought,
): Promise<SuggestedLink[]> {
  if (words.length === 0) return []
  const rows = parseRows(CategoryRow, await prepare(db, categoriesStatement(site, language)).all())
  const listTexts = ({ name, title }: Row) => (title === null ? [name] : [name, title])
  const isExact = (row: Row) =>
    listTexts(row).some((text) =>
      [searchWords(text).join(''), joinWords(text)].includes(words.join('')),
    )
  return (
    rows
      .filter(
        (row) => row.in_navigation === 1 && listTexts(row).some((text) => hasWords([text], words)),
      )
      .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
      // The root category has no parent and is not suggested.
      .flatMap(({ id, name, parent_id }) => {
        const parent = rows.find((row) => row.id === parent_id)
        if (!parent) return []
        const url = parent.id === 'root' ? `/g/${id}` : `/c/${parent.id}/${id}`
        return [{ type: 'category', id, name, url, parentCategoryName: parent.name } as const]
      })
  )
}
