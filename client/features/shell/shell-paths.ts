/** Pages that the shell links to and that the route table does not have yet. Without site and locale. */
export const STORE_LOCATOR = '/store-locator'
export const REWARDS = '/loyalty-rewards'
