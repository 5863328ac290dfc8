import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

/** When the reviews are scrolled to, and how often they are looked for if they are not there yet (spec 2 §9). */
const AFTER = 1_000
const AGAIN_AFTER = 100
const MAX_TRIES = 3

/**
 * Scrolls to the reviews if the address names them, once the page has settled.
 *
 * @returns a function that cancels it
 */
export function scrollToReviews() {
  if (location.hash !== `#${REVIEWS_ID}`) return () => {}
  let triesLeft = MAX_TRIES
  function look() {
    const reviews = document.getElementById(REVIEWS_ID)
    if (reviews) return reviews.scrollIntoView()
    if (triesLeft === 0) return
    triesLeft -= 1
    timer = setTimeout(look, AGAIN_AFTER)
  }
  let timer = setTimeout(look, AFTER)
  return () => clearTimeout(timer)
}
