import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

/** The delays before the first and each further attempt to find the reviews (ms), and the number of further attempts (spec 2 §9). */
const DELAY_MS = 1_000
const RETRY_DELAY_MS = 100
const MAX_RETRIES = 3

/**
 * Scrolls to the reviews if the address names them, once the page has settled.
 *
 * @returns a function that cancels it
 */
export function scrollToReviews() {
  if (location.hash !== `#${REVIEWS_ID}`) return () => {}
  let triesLeft = MAX_RETRIES
  function look() {
    const reviews = document.getElementById(REVIEWS_ID)
    if (reviews) return reviews.scrollIntoView()
    if (triesLeft === 0) return
    triesLeft -= 1
    timer = setTimeout(look, RETRY_DELAY_MS)
  }
  let timer = setTimeout(look, DELAY_MS)
  return () => clearTimeout(timer)
}
