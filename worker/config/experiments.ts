import * as v from 'valibot'

import { SITES, type SiteId } from '#shared/site/site.ts'

/** The name of an experiment, as the client reads it. */
export const Flag = v.pipe(v.string(), v.regex(/^[a-z]\w{0,63}$/i, 'is not a plain name'))

/** The variable `EXPERIMENTS`: who gets which flag. `{"share": 0.5}` is half of the shoppers of every site. */
export const Experiments = v.record(
  Flag,
  v.strictObject({
    /** The share of shoppers who get the flag, from 0 to 1. The default is 1. */
    share: v.optional(
      v.pipe(
        v.number('must be a number from 0 to 1'),
        v.minValue(0, 'must be a number from 0 to 1'),
        v.maxValue(1, 'must be a number from 0 to 1'),
      ),
      1,
    ),
    /** The sites on which shoppers get the flag. The default is every site. */
    sites: v.optional(
      v.array(
        v.picklist(
          SITES.map(({ id }) => id),
          'must be ids of sites',
        ),
        'must be ids of sites',
      ),
    ),
  }),
)
export type Experiments = v.InferOutput<typeof Experiments>

interface Participant {
  site: SiteId
  /** Stable for a shopper. Null for a visitor without a session, who gets no flag. */
  key: string | null
}

/** Every declared flag, and whether this shopper gets it. The same shopper always gets the same flags. */
export async function flagsFor(
  experiments: Experiments,
  { site, key }: Participant,
): Promise<Record<string, boolean>> {
  const flags = Object.entries(experiments).map(async ([flag, { share, sites: only }]) => {
    const takesPart = key !== null && (only?.includes(site) ?? true)
    return [flag, takesPart && (await positionOf(flag, key)) < share] as const
  })
  return Object.fromEntries(await Promise.all(flags))
}

/** A number in [0, 1) that is the same for one shopper and flag, and differs between flags. */
async function positionOf(flag: string, key: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${flag}|${key}`))
  return new DataView(digest).getUint32(0) / 2 ** 32
}
