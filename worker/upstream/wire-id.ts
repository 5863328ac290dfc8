import * as v from 'valibot'

/** An id that is safe in a path and in a session. Excludes `..`, which could change the path even if it is encoded. */
export const WireId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
