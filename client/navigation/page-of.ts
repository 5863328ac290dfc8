import { pages, type PageKey } from '../pages.ts'

const isPageKey = (key: string): key is PageKey => key in pages

/** Loads a page by its key; null for an unknown key. */
export async function pageOf(key: string) {
  return isPageKey(key) ? pages[key].load() : null
}
