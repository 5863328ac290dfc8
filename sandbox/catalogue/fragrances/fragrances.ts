import { citrusFragrances } from './fragrances-citrus.ts'
import { floralFragrances } from './fragrances-floral.ts'
import { gourmandFragrances } from './fragrances-gourmand.ts'
import { seaFragrances } from './fragrances-sea.ts'
import { spiceFragrances } from './fragrances-spice.ts'
import { woodsFragrances } from './fragrances-woods.ts'
import type { Fragrance } from '../model.ts'

/** The order is part of every product id, so a new fragrance goes at the end. */
export const fragrances: Fragrance[] = [
  ...citrusFragrances,
  ...woodsFragrances,
  ...floralFragrances,
  ...spiceFragrances,
  ...seaFragrances,
  ...gourmandFragrances,
]
