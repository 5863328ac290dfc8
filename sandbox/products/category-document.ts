import type { SeedCategory } from '../catalog/model.ts'

/** A category as it is stored, in both languages. */
export type CategoryDocument = Pick<
  SeedCategory,
  'id' | 'parentId' | 'name' | 'description' | 'pageTitle' | 'pageDescription' | 'custom'
> & {
  /** From the top category down to this one; the root is not part of it. */
  path: Pick<SeedCategory, 'id' | 'name'>[]
}
