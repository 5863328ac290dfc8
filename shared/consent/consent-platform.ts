import type { ConsentGroup } from '../storage/consent-groups.ts'

/** Keeps what visitors agree to: the shop itself, or a consent platform in its place. */
export interface ConsentPlatform {
  /** Whether a script of the platform asks visitors. The shop's banner then stays closed. */
  asksItself: boolean
  /**
   * The groups that the visitor has agreed to, from the text of a `Cookie` header or of `document.cookie`. Always contains `necessary`.
   * Null before a choice, and if the cookie is not understood.
   */
  choiceIn(cookies: string): readonly ConsentGroup[] | null
  /** Remembers a choice for a year, in a cookie that scripts can read. */
  keep(
    headers: { append(name: string, value: string): void },
    groups: readonly ConsentGroup[],
  ): void
}
