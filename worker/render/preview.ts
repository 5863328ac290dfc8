/** Content as of a date, as a customer group sees it. */
export interface Preview {
  /** An ISO date and time. */
  date: string
  group: string | null
}
