import type { Localized } from '../model.ts'

/** A category as it is written; its place in the navigation is its place in the list. */
export interface CategoryText {
  id: string
  parentId: string
  name: Localized
  /** The heading of its page. */
  title: Localized
  description: Localized
  hex: string
  template: string
  inNavigation: boolean
  pageUrl?: string
}
