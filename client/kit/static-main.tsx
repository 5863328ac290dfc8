import { createContext } from 'react'

import { keepsServerMarkup } from './trusted-types.ts'

/** The elements of the head that describe a page. */
const ABOUT_THE_PAGE =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]'

/**
 * The main content of a document that hydration leaves alone, with its part of the head. The elements are taken out
 * when another page is shown, and put back when the shopper returns.
 */
export function createStaticMain() {
  const head = [...document.head.querySelectorAll(ABOUT_THE_PAGE)]
  const content = new DocumentFragment()
  /** @returns a function that takes the elements out of the document */
  function show(main: HTMLElement) {
    main.append(content)
    document.head.append(...head.filter((element) => !element.isConnected))
    return () => {
      // A choice in a form has led away from here.
      for (const form of main.querySelectorAll('form')) form.reset()
      content.append(...main.childNodes)
      for (const element of head) element.remove()
    }
  }
  /** Its key keeps it apart from the main element of other pages. */
  const element = <main key="static" ref={show} id="content" tabIndex={-1} {...keepsServerMarkup} />
  return { show, element }
}

/** True inside content that React does not hydrate: the document then needs no data for it. */
export const StaticContext = createContext(false)
