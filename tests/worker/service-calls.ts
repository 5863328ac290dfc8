import * as v from 'valibot'

import { control } from './shop.ts'

const Calls = v.object({
  data: v.array(
    v.object({
      number: v.number(),
      path: v.string(),
      query: v.record(v.string(), v.array(v.string())),
      headers: v.array(v.string()),
      body: v.string(),
    }),
  ),
})

/** The logged calls of all shops whose address contains `path`, from the oldest to the latest. */
export const callsTo = async (path: string) =>
  v.parse(Calls, await control('GET', `/calls?path=${path}`)).data

/**
 * @returns a function that reads the calls after this moment. Counting would miss them, because the log drops its oldest
 * calls.
 */
export async function watchCalls(path: string) {
  const last = (await callsTo(path)).at(-1)?.number ?? 0
  return async () => (await callsTo(path)).filter(({ number }) => number > last)
}
