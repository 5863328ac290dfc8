/** What the edge knows for one press to the review. */
export const LAST_TIME_KEY = ['last-time']
