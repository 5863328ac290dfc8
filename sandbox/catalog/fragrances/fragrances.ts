import { citrusFragrances } from './fragrances-citrus.ts'
import { floralFragrances } from './fragrances-floral.ts'
import { gourmandFragrances } from './fragrances-gourmand.ts'
import { seaFragrances } from './fragrances-sea.ts'
import { spiceFragrances } from './fragrances-spice.ts'
import { woodsFragrances } from './fragrances-woods.ts'
import type { Fragrance } from '../model.ts'

/** Product ids contain a fragrance's position, so add new fragrances at the end. */
export const fragrances: Fragrance[] = [
  ...citrusFragrances,
  ...woodsFragrances,
  ...floralFragrances,
  ...spiceFragrances,
  ...seaFragrances,
  ...gourmandFragrances,
]
