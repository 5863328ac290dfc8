import * as v from 'valibot'

/**
 * A response that consists of a list. The service may leave out an empty list, but then `total` says so. A list that
 * is missing otherwise, or of which nothing is usable, does not match the contract: it is not an empty one.
 */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.object({ total: v.optional(v.number()), data: v.optional(v.array(item)) }),
    v.forward(
      v.check(({ total, data }) => (data ? data.length > 0 || !total : total === 0)),
      ['data'],
    ),
    v.transform(({ data = [] }) => data),
  )
