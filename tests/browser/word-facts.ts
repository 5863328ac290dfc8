/** Runs in the page: words of two elements without a space between them, as a screen reader and a copy join them. */
export function joinedWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
  const found: string[] = []
  let before: Text | null = null
  const boxOf = (node: Node) => {
    let box = node.parentElement
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
    return box
  }
  const areJoined = (first: Text, second: Text) =>
    /[\p{L}\d]$/u.test(first.data) &&
    /^[\p{L}\d]/u.test(second.data) &&
    boxOf(first) === boxOf(second)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('br,img,svg,video,input,iframe')) before = null
    if (!(node instanceof Text) || node.data === '') continue
    if (before && areJoined(before, node)) found.push(`${before.data}|${node.data}`)
    before = node
  }
  return found
}

/** Runs in the page: texts in which a separator begins or ends a line. */
export function looseSeparators(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const boxAt = (node: Node, index: number) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getClientRects()[0]
  }
  const isLoose = (node: Node, text: string, index: number) => {
    const dot = boxAt(node, index)
    const before = text.slice(0, index).search(/\S\s*$/)
    const after = text.slice(index + 1).search(/\S/)
    if (!dot) return false
    if (before < 0 || after < 0) return true
    return [before, index + 1 + after].some((at) => boxAt(node, at)?.top !== dot.top)
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const index = text.indexOf('·')
    if (index < 0 || !node.parentElement?.checkVisibility()) continue
    if (isLoose(node, text, index)) found.push(text)
  }
  return found
}

/** Runs in the page: names of links that lead to several places, with the places. */
export function ambiguousLinks(): string[] {
  const places = new Map<string, Set<string>>()
  const textOf = (link: Element) => {
    const copy = document.importNode(link, true)
    for (const part of copy.querySelectorAll('[aria-hidden=true],svg')) part.remove()
    for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
    return copy.textContent ?? ''
  }
  const labelOf = (link: Element) =>
    (link.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${CSS.escape(id || '-')}`)?.textContent ?? '')
      .join(' ')
      .trim()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!link.checkVisibility() || link.closest('[inert],[aria-hidden=true]')) continue
    const name = labelOf(link) || (link.getAttribute('aria-label') ?? textOf(link))
    const key = name.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const known = places.get(key) ?? new Set()
    places.set(key, known.add(link.href.replace(/[?&]from=[^&#]*/, '')))
  }
  return [...places].flatMap(([name, hrefs]) =>
    hrefs.size > 1 ? [`${name}: ${[...hrefs].join(' ')}`] : [],
  )
}
