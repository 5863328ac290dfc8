/** One requirement of the shop, and what the instance has for it. */
export interface Finding {
  /** `without` is for something optional: the text says what the shop does without it. `unread` was not looked for. */
  status: 'found' | 'missing' | 'without' | 'unread'
  text: string
}
