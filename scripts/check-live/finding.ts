/** One requirement of the shop, and whether the instance meets it. */
export interface Finding {
  /** `without` is an optional requirement that is missing: the text names the effect. `unread` was not checked. */
  status: 'found' | 'missing' | 'without' | 'unread'
  text: string
}
