/**
 * Runs in the head of documents that sell: until the bundle answers to the steps beside a quantity that is
 * not sent yet, the browser's own steps do. A click that the bundle has taken is prevented by then.
 */
export const EARLY_STEPS =
  'addEventListener("click",function(e){var b=e.target.closest(".less[type=button],.more[type=button]");b&&!e.defaultPrevented&&b.parentNode.querySelector("input")[b.className=="less"?"stepDown":"stepUp"]()})'
