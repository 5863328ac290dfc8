import * as v from 'valibot'

/** What the shell knows of the visitor. Arrives after hydration, from an answer that is never stored. */
export const SessionView = v.object({
  customerType: v.picklist(['anonymous', 'guest', 'registered']),
  bagCount: v.number(),
  /** Where the visitor is, as far as the edge knows: ISO country and region codes. */
  country: v.nullable(v.string()),
  region: v.nullable(v.string()),
  experiments: v.record(v.string(), v.boolean()),
})
export type SessionView = v.InferOutput<typeof SessionView>

/** What needs the visitor's session. Only the code that builds it sees a request's cookies. */
export interface Shopper {
  /** Never creates a session. */
  getSession(signal?: AbortSignal): Promise<SessionView>
}
