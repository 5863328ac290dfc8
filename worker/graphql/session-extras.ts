import * as v from 'valibot'

import { parseInput } from '../http/input.ts'

/** Adobe's visitor id: 38 digits. */
const Mcmid = v.pipe(v.string(), v.regex(/^\d{38}$/))
const Platform = v.pipe(v.string(), v.regex(/^[\w .-]{1,40}$/))

/** What the browser tells about itself (spec 3 §7). */
const SessionExtras = v.object({
  mcmid: v.nullish(Mcmid, null),
  device: v.nullish(v.picklist(['desktop', 'mobile', 'tablet']), null),
  isShopInApp: v.nullish(v.boolean(), null),
  platform: v.nullish(Platform, null),
})
export type SessionExtras = v.InferOutput<typeof SessionExtras>

/** @throws {ProblemError} `invalid-input` that names the invalid extra */
export const sessionExtras = (raw: unknown): SessionExtras => parseInput(SessionExtras, raw ?? {})
