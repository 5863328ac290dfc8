import type { Localized } from '../../platform/localized.ts'

/** The texts of a category; its position in the list is its position in the navigation. */
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
