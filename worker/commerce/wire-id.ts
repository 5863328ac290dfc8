import * as v from 'valibot'

/** An id that may stand in an address and in a session: `..` climbs, even encoded. */
export const WireId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
