/**
 * Runs in the page. Does to it what a browser does that translates: replaces every text by two nested elements, and goes on
 * with text that comes later. The words stay, so that they can be compared.
 */
export function translatePage() {
  const UNTOUCHED =
    'script, style, template, noscript, textarea, title, option, svg, font, [translate="no"]'

  const element = (name: string) => document.createElement(name)

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node)
    }
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(UNTOUCHED) || !text.data.trim())
        continue
      const [outer, inner] = [element('font'), element('font')]
      inner.textContent = text.data
      outer.replaceChildren(inner)
      text.replaceWith(outer)
    }
  }

  if (Reflect.has(globalThis, 'isTranslated')) return
  Reflect.set(globalThis, 'isTranslated', true)
  translate(document)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node instanceof Text) translate(node)
      for (const node of addedNodes) if (node instanceof Element) translate(node)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
