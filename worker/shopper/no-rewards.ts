/** How long the session remembers that a customer is no member. Whoever joins on another device is one after that (ms). */
export const NO_REWARDS_MS = 10 * 60_000
