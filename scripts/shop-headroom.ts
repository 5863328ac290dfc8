import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

import type { Sizes } from './budget-ceilings.ts'
import { SHOP_FOLDER } from './shop-folder.ts'

const more = v.optional(v.pipe(v.number(), v.minValue(0)), 0)

/** What a shop may add to the limits of the core, in the units of `Sizes`. */
const Headroom = v.object({
  javascript: more,
  beforeLoad: more,
  css: more,
  html: more,
  requests: more,
  /** kB of the worker by gzip -9. */
  worker: more,
})
type Headroom = v.InferOutput<typeof Headroom>

/** `budgets.json` of a retailer's folder. */
const ShopBudgets = v.strictObject({
  ...Headroom.entries,
  /** The addresses that are measured besides those that every shop has. One that is left out is not measured. */
  pages: v.optional(
    v.strictObject({
      category: v.optional(v.string()),
      product: v.optional(v.string()),
      search: v.optional(v.string()),
      everyModule: v.optional(v.string()),
      manyVariants: v.optional(v.string()),
      /** The id of a product that is bought for the pages of bag and checkout, and sent to an address in the United States. */
      bought: v.optional(v.string()),
      /** Who sees the pages of an account. Only the local service knows the password. */
      member: v.optional(v.string()),
    }),
  ),
})

function readBudgets(folder: string) {
  const file = resolve(folder, 'budgets.json')
  return v.parse(ShopBudgets, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

/** The headroom in `budgets.json` of a retailer's folder; none without the file. @throws if the file has anything else */
export function readHeadroom(folder: string = SHOP_FOLDER): Headroom {
  const { pages: _, ...headroom } = readBudgets(folder)
  return headroom
}

/** The pages that are measured besides those that every shop has. */
export const readMeasuredPages = (folder: string = SHOP_FOLDER) => readBudgets(folder).pages ?? {}

/** The limits of a page in this shop. */
export const withHeadroom = (limit: Sizes, headroom: Headroom): Sizes => ({
  javascript: limit.javascript + headroom.javascript,
  beforeLoad: limit.beforeLoad + headroom.beforeLoad,
  css: limit.css + headroom.css,
  html: limit.html + headroom.html,
  requests: limit.requests + headroom.requests,
})
