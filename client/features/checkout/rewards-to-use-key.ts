/** Where a document has the rewards of a member who buys. It has none for everybody else. */
export const REWARDS_TO_USE_KEY = ['rewards-to-use']
