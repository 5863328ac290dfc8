/**
 * Runs in the head of product pages. Until the bundle handles the step buttons of a quantity field, this script
 * changes the field with the browser's `stepUp` and `stepDown`. Once the bundle handles a click, it prevents the
 * default, and this script ignores the click.
 */
export const EARLY_STEPS =
  'addEventListener("click",function(e){var b=e.target.closest(".less[type=button],.more[type=button]");b&&!e.defaultPrevented&&b.parentNode.querySelector("input")[b.className=="less"?"stepDown":"stepUp"]()})'
