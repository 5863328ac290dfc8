import { readBag, type Shopper } from './shopper.ts'

/** Goes back to a page that was open before. */
export async function goBack({ browser, random }: Shopper) {
  const [first, ...rest] = browser.visited()
  if (first !== undefined) await browser.get(random.oneOf([first, ...rest]))
}

/** Sends a form again by reloading the page, which does nothing a second time. */
export async function reload(shopper: Shopper) {
  const answer = await shopper.browser.reload()
  if (answer) await readBag(shopper)
}
