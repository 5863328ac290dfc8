import type { GarmentId } from '../../catalog/picture-subject.ts'
import type { Localized } from '../../platform/localized.ts'

/** A category's texts, and the garment on its picture. */
export type CategoryRow = [
  id: string,
  parentId: string,
  name: Localized,
  description: Localized,
  picture: [garment: GarmentId, material: string, color: string],
]
